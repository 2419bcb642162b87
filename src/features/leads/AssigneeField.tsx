import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { leadLabels } from '#contract/leads/fields.ts';
import { chipLook } from '#src/ui/inputs/chipStyles.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';
import { useAssignees } from './queries.ts';

const MOST_PROPOSED = 4;

/** The person a lead is assigned to: free text, with users and earlier assignees as suggestions. */
export function AssigneeField() {
  const { values, setFieldValue } = useFormikContext<Pick<LeadFormValues, 'assigned_to'>>();
  const names = useAssignees();
  const typed = values.assigned_to.trim().toLowerCase();
  const fitting = names.filter((name) => name.toLowerCase().includes(typed) && name.toLowerCase() !== typed);
  return (
    <Box>
      <TextField name="assigned_to" label={leadLabels.assigned_to} optional autoComplete="off" />
      {fitting.length > 0 ? (
        <Box role="group" aria-label="Proposals" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {fitting.slice(0, MOST_PROPOSED).map((name) => (
            <Box
              component="button"
              type="button"
              key={name}
              onClick={() => void setFieldValue('assigned_to', name)}
              sx={{ ...chipLook(), font: 'inherit', typography: 'label' }}
            >
              {name}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
