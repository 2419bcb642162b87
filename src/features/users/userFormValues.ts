import { type BrokerUser, createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { diff } from '#src/lib/diff.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';

/** The values of the user form. A user's photo is not part of it and stays as it is. */
export interface UserFormValues {
  full_name: string;
  email: string;
  phone: string;
  password: string;
  status: BrokerUser['status'];
}

/** The contract's rules for a new or a known user; a broker cannot set a known user's password. */
export const userRulesOf = (known: BrokerUser | null) =>
  known ? withStoredPhone(updateBrokerUser.body, known.phone) : createBrokerUser.body;

/** The fields that must be filled before the form can be sent (specification 000, section 5). */
export const userFormNeeds = {
  create: ['full_name', 'email', 'password'],
  update: ['full_name', 'email'],
} as const satisfies Record<string, readonly (keyof UserFormValues)[]>;

/** The form values of a user; a new one is active by default. */
export const userFormOf = (user: BrokerUser | null): UserFormValues => ({
  full_name: user?.name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  password: '',
  status: user?.status ?? 'active',
});

/** The fields as the server takes them, without the password. */
export const userBodyOf = ({ password: _, ...fields }: UserFormValues) => trimmed(fields);

/**
 * The body of an edit: the fields that changed, and name and email, which it requires (specification 000, section 5).
 */
export const userPatchOf = (values: UserFormValues, known: BrokerUser) => {
  const body = userBodyOf(values);
  return { ...diff(body, userBodyOf(userFormOf(known))), full_name: body.full_name, email: body.email };
};

/** The error that the form shows: 'Save failed' (specification 000, section 8), with the reason unless a field shows it. */
export const saveFailure = (error: unknown): Error => {
  const errors = fieldErrorsOf(error);
  const reason = Object.keys(errors).length > 0 ? '' : messageOf(error, '');
  return Object.assign(new Error(reason ? `Save failed: ${reason}` : 'Save failed'), { errors });
};
