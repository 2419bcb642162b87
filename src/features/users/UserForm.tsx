import { type BrokerUser, userStatuses } from '#contract/users.ts';
import type { RecordForm } from '#src/lib/useRecordForms.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { newPasswordField } from '#src/ui/inputs/newPasswordField.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useCreateUser, useUpdateUser } from './queries.ts';
import {
  saveFailure,
  type UserFormValues,
  userBodyOf,
  userFormNeeds,
  userFormOf,
  userPatchOf,
  userRulesOf,
} from './userFormValues.ts';

interface UserFormProps extends RecordForm<BrokerUser> {
  /** The user to change; null adds one. */
  user: BrokerUser | null;
}

/** Adds or changes a user of the broker (specification 000, sections 2 and 5). A failure keeps the input. */
export function UserForm({ open, user, onClose, onSaved }: UserFormProps) {
  const create = useCreateUser();
  const update = useUpdateUser();
  const save = (values: UserFormValues) =>
    user
      ? update.mutateAsync({ params: { id: user.id }, body: userPatchOf(values, user) })
      : create.mutateAsync({ ...userBodyOf(values), password: values.password });
  const submit = async (values: UserFormValues) => {
    const saved = await save(values).catch((error: unknown) => {
      throw saveFailure(error);
    });
    onSaved(saved);
  };
  const kind = user ? 'update' : 'create';
  return (
    <FormDialog
      open={open}
      title={user ? 'Edit User' : 'Add User'}
      {...(user ? {} : { line: 'They can sign in as soon as you create them.' })}
      initialValues={userFormOf(user)}
      validationSchema={userRulesOf(user)}
      disabledUntilFilled={userFormNeeds[kind]}
      onSubmit={submit}
      keepAs={{ role: 'broker', name: user ? `user ${user.id}` : 'new user' }}
      submitLabel={user ? 'Save' : 'Create'}
      busyLabel={user ? 'Saving…' : 'Creating…'}
      onClose={onClose}
    >
      <TextField name="full_name" label="Name" required autoComplete="off" />
      <EmailField name="email" label="Email" required autoComplete="off" placeholder="name@company.in" />
      <PhoneField name="phone" label="Phone" optional autoComplete="off" placeholder="+91 55501 20934" />
      {user ? null : <PasswordField {...newPasswordField} />}
      <RadioCardsField
        name="status"
        label="Status"
        options={userStatuses.options}
        row
        {...(user ? { help: 'An inactive user is signed out at once and cannot sign in.' } : {})}
      />
    </FormDialog>
  );
}
