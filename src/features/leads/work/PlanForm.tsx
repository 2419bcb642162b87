import { followUpKinds } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { type FollowUpBody, followUpBody } from '#contract/leads/work.ts';
import type { FormName } from '#src/lib/formDraft.ts';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { plannedTimes, toField } from './plannedTimes.ts';

interface PlanFormProps {
  lead: Pick<Lead, 'follow_up'>;
  /** The name under which the input is kept when the session ends or the page is left. */
  keepAs?: FormName;
  /** The initial text, typed elsewhere. */
  text?: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Saves the plan. A refusal is shown in the form, which keeps its input. */
  onPlan: (plan: FollowUpBody) => unknown;
}

const initialOf = ({ follow_up: plan }: PlanFormProps['lead'], text?: string) => ({
  at: toField(plan?.at ?? plannedTimes(new Date()).at(-1)?.at ?? new Date().toISOString()),
  kind: plan?.kind ?? ('call' as const),
  text: text || plan?.text || '',
});

const isoOf = (field: string): string => {
  const time = new Date(field);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

// The field's value is local time without a time zone.
const rules = followUpBody.transform((values: { at?: string }) => ({ ...values, at: isoOf(values.at ?? '') }));

/** Plans the next contact with a lead: when, how, and what about. */
export function PlanForm({ lead, keepAs, text: typed, open, onClose, onPlan }: PlanFormProps) {
  return (
    <FormDialog
      open={open}
      title="Plan a follow-up"
      initialValues={initialOf(lead, typed)}
      validationSchema={rules}
      onSubmit={async ({ text, ...plan }) => {
        await onPlan(rules.cast({ ...plan, text: text.trim() || null }));
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
      keepAs={keepAs}
    >
      <TextField name="at" label="Date and time" type="datetime-local" required />
      <SelectField name="kind" label="What" options={followUpKinds.options} />
      <TextField name="text" label="Details" optional maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
