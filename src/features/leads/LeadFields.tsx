import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { type LeadField, type LeadFieldName, leadRows } from '#contract/leads/fields.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';

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
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {leadRows.map(([name, field]) => (
        <Fragment key={name}>
          <Box sx={field.wide && whole}>
            {(name === 'assigned_to' && assignee) || (
              <Field name={name} field={field} required={name === 'email' ? emailRequired : 'required' in field} />
            )}
          </Box>
          {name === 'phone' && notice ? <Box sx={whole}>{notice}</Box> : null}
        </Fragment>
      ))}
    </Box>
  );
}

interface FieldProps {
  name: LeadFieldName;
  field: LeadField;
  required: boolean;
}

function Field({ name, field, required }: FieldProps) {
  const { kind, label } = field;
  if (kind === 'choice') return <SelectField name={name} label={label} options={field.choices.options} />;
  const props = { name, label, autoComplete: 'off', ...(required ? { required } : { optional: true }) };
  if (kind === 'email') return <EmailField {...props} />;
  if (kind === 'phone') return <PhoneField {...props} />;
  return <TextField {...props} {...('rows' in field && field.rows ? { rows: field.rows } : {})} />;
}

const whole = { gridColumn: '1 / -1' } as const;
