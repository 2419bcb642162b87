import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { LeadStatus } from '#contract/leads/choices.ts';
import { type Lead, lead as leadSchema } from '#contract/leads/schemas.ts';
import { currentIn, lateLine } from '#src/lib/rebase.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import type { RecordForm } from '#src/lib/useRecordForms.ts';
import { type Failure, FailureAlert } from '#src/ui/feedback/FailureAlert.tsx';
import { LateNote } from '#src/ui/feedback/LateNote.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { LeadFields } from './LeadFields.tsx';
import type { LeadApi } from './leadApi.ts';
import { type LeadFormValues, leadFormOf, leadPatchOf, leadRulesOf, rebaseLead } from './leadFormValues.ts';
import { useCreateLead, useUpdateLead } from './queries.ts';
import { SameLeads } from './SameLeads.tsx';

interface LeadFormProps extends RecordForm<Lead> {
  api: LeadApi;
  /** The lead to change; null adds one. */
  lead: Lead | null;
  /** The initial status of a new lead; New by default. */
  status?: LeadStatus | undefined;
}

/**
 * Adds or changes a lead (specification 000, section 5). A failure keeps the input. If someone else changed the lead in the
 * meantime, the form shows their change before it overwrites it.
 */
export function LeadForm({ api, open, lead, status, onClose, onSaved }: LeadFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [alert, setAlert] = useState(false);
  const create = useCreateLead(api);
  const update = useUpdateLead(api);
  const { clash, typed, setLate, setSaved } = useLate(lead);
  const known = clash?.current ?? lead;

  const submit = async (values: LeadFormValues, helpers: FormikHelpers<LeadFormValues>) => {
    if (!known) return onSaved(await create.mutateAsync(trimmed(values)));
    try {
      const body = { ...leadPatchOf(values, known), updated_at: known.updated_at };
      const saved = await update.mutateAsync({ params: { id: known.id }, body });
      setSaved(saved);
      onSaved(saved);
    } catch (error) {
      const current = currentIn(error, leadSchema);
      if (current) {
        const { values: rebased, changes } = rebaseLead(values, known, current);
        setLate({ current, changes });
        await helpers.setValues(rebased);
      }
      throw error;
    }
  };
  const failed = (error: unknown, again: () => void) => {
    if (currentIn(error, leadSchema)) return;
    setFailure({ error, again });
    setAlert(true);
  };

  return (
    <>
      <FormDialog
        open={open}
        title={lead ? 'Edit Lead' : 'Add Lead'}
        initialValues={{ ...leadFormOf(lead), ...(lead || !status ? {} : { status }) }}
        validationSchema={leadRulesOf(lead)}
        onSubmit={submit}
        keepAs={{ role: api.role, name: lead ? `lead ${lead.id}` : 'new lead' }}
        onFailed={failed}
        submitLabel={lead ? 'Save' : 'Add Lead'}
        busyLabel="Saving…"
        onClose={onClose}
      >
        {(values) => {
          typed.current = values;
          return (
            <>
              {clash ? <Late key={clash.current.updated_at} changes={clash.changes} /> : null}
              <LeadFields
                emailRequired={!lead || lead.email !== null}
                {...(api.role === 'broker' && { notice: <SameLeads known={lead} />, assignee: <AssigneeField /> })}
              />
            </>
          );
        }}
      </FormDialog>
      <FailureAlert
        open={alert}
        title={lead ? 'Update failed' : 'Create failed'}
        failure={failure}
        onClose={() => setAlert(false)}
      />
    </>
  );
}

type Changes = ReturnType<typeof rebaseLead>['changes'];

/** What someone else changed in the lead since the form was filled in, by a refused save or because it was refetched. */
function useLate(lead: Lead | null) {
  const [late, setLate] = useState<{ current: Lead; changes: Changes } | null>(null);
  // If the lead is refetched while the form has unsaved input, show others' changes before a save overwrites them.
  const typed = useRef<LeadFormValues>(null);
  const read = useRef(lead);
  useEffect(() => {
    const before = read.current;
    read.current = lead;
    if (!before || !lead || !typed.current || before.updated_at >= lead.updated_at) return;
    const touched = Object.keys(leadPatchOf(typed.current, before)).length > 0;
    const { changes } = rebaseLead(typed.current, before, lead);
    if (touched && changes.length > 0) setLate({ current: lead, changes });
  }, [lead]);
  // UTC ISO times compare as text. A lead saved or refetched after the conflict is newer, and ends it.
  const clash = lead && late && late.current.updated_at >= lead.updated_at ? late : null;
  const setSaved = (saved: Lead) => {
    read.current = saved;
  };
  return { clash, typed, setLate, setSaved };
}

function Late({ changes }: { changes: Changes }) {
  return (
    <LateNote
      title="Someone changed this lead while you were editing"
      lines={changes.map(
        ({ mine, ...change }) => lateLine(change) + (mine ? ` (yours: ${mine.words || 'empty'})` : ''),
      )}
    >
      <p>What you typed is kept; the other fields show the newer values. Save again to send yours.</p>
    </LateNote>
  );
}
