import type { Operator } from '#contract/operators.ts';
import { createOperator } from '#contract/operators.ts';
import type { RecordForm } from '#src/lib/useRecordForms.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { newPasswordField } from '#src/ui/inputs/newPasswordField.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useCreateOperator } from './queries.ts';

const empty = { name: '', email: '', password: '' };

/** Adds an operator, who can sign in at once. A failure keeps the input. */
export function OperatorForm({ open, onClose, onSaved }: RecordForm<Operator>) {
  const { mutateAsync: create } = useCreateOperator();
  return (
    <FormDialog
      open={open}
      title="Add operator"
      line="They can do everything that you can, and sign in as soon as you add them."
      initialValues={empty}
      validationSchema={createOperator.body}
      disabledUntilFilled={['name', 'email', 'password']}
      onSubmit={async (values) => onSaved(await create(values))}
      keepAs={{ role: 'super_admin', name: 'new operator' }}
      submitLabel="Add operator"
      busyLabel="Adding…"
      onClose={onClose}
    >
      <TextField name="name" label="Name" required autoComplete="off" />
      <EmailField name="email" label="Email" required autoComplete="off" placeholder="name@company.in" />
      <PasswordField {...newPasswordField} />
    </FormDialog>
  );
}
