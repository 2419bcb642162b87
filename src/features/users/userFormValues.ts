import { type BrokerUser, createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { diff } from '#src/lib/diff.ts';

/** What the user form holds. A user's photo is not among it: it stays as it is. */
export interface UserFormValues {
  full_name: string;
  email: string;
  phone: string;
  password: string;
  status: BrokerUser['status'];
}

/** The contract's rules, for a new user and for a known one, whose password is not the broker's to set. */
export const userFormRules = { create: createBrokerUser.body, update: updateBrokerUser.body };

/** What must be filled before the form can be sent (specification 000, section 5). */
export const userFormNeeds = {
  create: ['full_name', 'email', 'password'],
  update: ['full_name', 'email'],
} as const satisfies Record<string, readonly (keyof UserFormValues)[]>;

/** The form of a user, or an empty one: new users are active unless chosen otherwise. */
export const userFormOf = (user: BrokerUser | null): UserFormValues => ({
  full_name: user?.name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  password: '',
  status: user?.status ?? 'active',
});

/** The fields as the server takes them: without the blanks around what was typed, and without the password. */
export const userBodyOf = ({ full_name, email, phone, status }: UserFormValues) => ({
  full_name: full_name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  status,
});

/** A change: name and email, which an edit needs (specification 000, section 5), and of the other fields what was changed. */
export const userPatchOf = (values: UserFormValues, known: BrokerUser) => {
  const { full_name, email, ...others } = userBodyOf(values);
  return { ...diff(others, userBodyOf(userFormOf(known))), full_name, email };
};

/** A failure as the form says it: 'Save failed' (specification 000, section 8), and why, unless a field already says so. */
export const saveFailure = (error: unknown): Error => {
  const errors = fieldErrorsOf(error);
  const reason = Object.keys(errors).length > 0 ? '' : messageOf(error, '');
  return Object.assign(new Error(reason ? `Save failed: ${reason}` : 'Save failed'), { errors });
};
