import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { leadSources, leadStatuses } from '#contract/leads.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { leadLabels } from './leadFormValues.ts';

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}

interface LeadFieldsProps {
  emailRequired: boolean;
  /** A notice below the phone and the e-mail. */
  notice?: ReactNode;
  /** Replaces the plain assignee field. */
  assignee?: ReactNode;
}

/** A lead's fields, the same for adding and changing one. */
export function LeadFields({ emailRequired, notice, assignee }: LeadFieldsProps) {
  return (
    <>
      <TextField name="full_name" label={leadLabels.full_name} required autoComplete="off" />
      <Pair>
        <EmailField
          name="email"
          label={leadLabels.email}
          {...(emailRequired ? { required: true } : { optional: true })}
          autoComplete="off"
        />
        <PhoneField name="phone" label={leadLabels.phone} required autoComplete="off" />
      </Pair>
      {notice}
      <Pair>
        <TextField name="city" label={leadLabels.city} optional autoComplete="off" />
        <TextField name="property_interest" label={leadLabels.property_interest} optional autoComplete="off" />
      </Pair>
      <Pair>
        <SelectField name="source" label={leadLabels.source} options={leadSources.options} />
        <SelectField name="status" label={leadLabels.status} options={leadStatuses.options} />
      </Pair>
      <TextField name="message" label={leadLabels.message} optional rows={3} />
      {assignee ?? <TextField name="assigned_to" label={leadLabels.assigned_to} optional autoComplete="off" />}
    </>
  );
}
