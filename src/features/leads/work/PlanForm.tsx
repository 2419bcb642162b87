import { followUpKinds, type Lead } from '#contract/leads.ts';
import { followUpBody } from '#contract/leadWork.ts';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import type { LeadApi } from '../leadApi.ts';
import { usePlanLead } from './leadWorkQueries.ts';
import { plannedTimes, toField } from './plannedTimes.ts';

interface PlanFormProps {
  api: LeadApi;
  lead: Lead;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const initialOf = ({ follow_up: plan }: Lead) => ({
  at: toField(plan?.at ?? plannedTimes(new Date()).at(-1)?.at ?? new Date().toISOString()),
  kind: plan?.kind ?? ('call' as const),
  text: plan?.text ?? '',
});

const isoOf = (field: string): string => {
  const time = new Date(field);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

/** Plans the next contact with a lead: when, how, and what about. */
export function PlanForm({ api, lead, open, onClose, onSaved }: PlanFormProps) {
  const { mutateAsync: plan } = usePlanLead(api);
  return (
    <FormDialog
      open={open}
      title="Plan a follow-up"
      initialValues={initialOf(lead)}
      onSubmit={async ({ at, kind, text }) => {
        const body = await followUpBody.validate(
          { at: isoOf(at), kind, text: text.trim() || null },
          { abortEarly: false },
        );
        await plan({ id: lead.id, ...body });
        onSaved();
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextField name="at" label="Date and time" type="datetime-local" required />
      <SelectField name="kind" label="What" options={followUpKinds.options} />
      <TextField name="text" label="A line about it" optional maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
