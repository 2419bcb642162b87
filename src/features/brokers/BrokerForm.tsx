import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Broker } from '#contract/brokers.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { photoHint, photoKinds, photoProblem } from '#src/lib/photoProblem.ts';
import type { RecordForm } from '#src/lib/useRecordForms.ts';
import { type Failure, FailureAlert } from '#src/ui/feedback/FailureAlert.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { newPasswordField } from '#src/ui/inputs/newPasswordField.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { PhotoField } from '#src/ui/inputs/PhotoField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { type BrokerFormValues, brokerBodyOf, brokerFormOf, brokerPatchOf, brokerRulesOf } from './brokerFormValues.ts';
import { useCreateBroker, useUpdateBroker } from './queries.ts';

interface BrokerFormProps extends RecordForm<Broker> {
  /** The broker to change; null adds one. */
  broker: Broker | null;
}

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];
const pending = { value: 'pending', label: 'Pending (auto)', disabled: true };
// On edit Pending is shown only as the current status (specification 000, section 4).
const statusesOf = (broker: Broker | null) =>
  broker && broker.status !== 'pending' ? statuses : [...statuses, pending];

/** Adds or changes a broker (specification 000, sections 3 and 5). A failure keeps the input. */
export function BrokerForm({ open, broker, onClose, onSaved }: BrokerFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [alert, setAlert] = useState(false);
  const create = useCreateBroker();
  const update = useUpdateBroker();
  const submit = async (values: BrokerFormValues) => {
    const file = values.photo;
    onSaved(
      broker
        ? await update.mutateAsync({ params: { id: broker.id }, body: brokerPatchOf(values, broker), file })
        : await create.mutateAsync({ body: { ...brokerBodyOf(values), password: values.password }, file }),
    );
  };
  const failed = (error: unknown, again: () => void) => {
    setFailure({ error, again });
    setAlert(true);
  };
  return (
    <>
      <FormDialog
        open={open}
        title={broker ? 'Edit Broker' : 'Add Broker'}
        {...(broker ? {} : { line: 'They can sign in as soon as you save.' })}
        initialValues={brokerFormOf(broker)}
        validationSchema={brokerRulesOf(broker)}
        onSubmit={submit}
        onFailed={failed}
        keepAs={{ role: 'super_admin', name: broker ? `broker ${broker.id}` : 'new broker' }}
        submitLabel={broker ? 'Save' : 'Add Broker'}
        busyLabel="Saving…"
        onClose={onClose}
      >
        <TextField name="full_name" label="Name" required autoComplete="off" />
        <EmailField name="email" label="Email" required autoComplete="off" placeholder="name@company.in" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <PhoneField name="phone" label="Phone" optional autoComplete="off" placeholder="+91 55501 20934" />
          <TextField name="license_no" label="License No" optional autoComplete="off" placeholder="RAJ/A/2026/0000" />
        </Box>
        {broker ? null : <PasswordField {...newPasswordField} />}
        <RadioCardsField name="status" label="Status" options={statusesOf(broker)} row />
        <PhotoField
          name="photo"
          label="Photo"
          optional
          current={broker?.photo ? fileUrl(broker.photo, 320) : null}
          accept={photoKinds}
          hint={photoHint}
          refuse={photoProblem}
        />
      </FormDialog>
      <FailureAlert
        open={alert}
        title={broker ? 'Update failed' : 'Create failed'}
        failure={failure}
        onClose={() => setAlert(false)}
      />
    </>
  );
}
