import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { Lead } from '../../../contract/leads';
import { messageOf } from '../../lib/apiError';
import { useDraftKey } from '../../lib/useDraftKey';
import { AlertDialog } from '../../ui/feedback/AlertDialog';
import { FormDialog } from '../../ui/layout/FormDialog';
import { LateChange } from './LateChange';
import { LeadFields } from './LeadFields';
import type { LeadDesk } from './leadDesk';
import {
  currentOf,
  type LeadChange,
  type LeadFormValues,
  leadBodyOf,
  leadFormOf,
  leadPatchOf,
  leadRulesOf,
  rebase,
} from './leadForm';
import { useCreateLead, useUpdateLead } from './queries';

interface LeadFormProps {
  /** Whose leads they are. */
  desk: LeadDesk;
  /** Whether it shows. Keep it mounted: what was typed is there again on reopening. */
  open: boolean;
  /** The lead to change, as it was read; none to add one. Give the form a `key` of its id. */
  lead: Lead | null;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** The server took it: the lead as it is now. */
  onSaved: (lead: Lead) => void;
}

/**
 * Adds or changes a lead (specification 000, section 5). A failure leaves everything as it was typed; a change that
 * comes after somebody else's shows theirs first.
 */
export function LeadForm({ desk, open, lead, onClose, onSaved }: LeadFormProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [alert, setAlert] = useState(false);
  const [late, setLate] = useState<{ current: Lead; changes: LeadChange[] } | null>(null);
  const create = useCreateLead(desk);
  const update = useUpdateLead(desk);
  const draft = useDraftKey(desk.role, lead ? `lead ${lead.id}` : 'new lead');
  // ISO times in UTC compare as text. A lead that was read again after the clash is newer than it.
  const clash = lead && late && late.current.updated_at > lead.updated_at ? late : null;
  const known = clash?.current ?? lead;

  const submit = async (values: LeadFormValues, helpers: FormikHelpers<LeadFormValues>) => {
    if (!known) return onSaved(await create.mutateAsync(leadBodyOf(values)));
    try {
      const body = { ...leadPatchOf(values, known), updated_at: known.updated_at };
      onSaved(await update.mutateAsync({ params: { id: known.id }, body }));
    } catch (error) {
      const current = currentOf(error);
      if (current) {
        const rebased = rebase(values, known, current);
        setLate({ current, changes: rebased.changes });
        await helpers.setValues(rebased.values);
      }
      throw error;
    }
  };
  const failed = (error: unknown) => {
    if (currentOf(error)) return;
    setFailure(error instanceof Error ? error : null);
    setAlert(true);
  };

  return (
    <>
      <FormDialog
        open={open}
        title={lead ? 'Edit Lead' : 'Add Lead'}
        initialValues={leadFormOf(lead)}
        validationSchema={leadRulesOf(lead)}
        onSubmit={submit}
        onFailed={failed}
        submitLabel={lead ? 'Save' : 'Add Lead'}
        busyLabel="Saving…"
        draft={draft}
        onClose={onClose}
      >
        {clash ? <LateChange key={clash.current.updated_at} changes={clash.changes} /> : null}
        <LeadFields emailRequired={!lead || lead.email !== null} />
      </FormDialog>
      <AlertDialog
        open={alert}
        title={lead ? 'Update failed' : 'Create failed'}
        message={messageOf(failure, 'Nothing was saved. What you typed is still there: try again.')}
        onClose={() => setAlert(false)}
      />
    </>
  );
}
