import { useMemo, useState } from 'react';
import type { LeadStatus } from '#contract/leads/choices.ts';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import type { LeadRow } from './leadColumns.tsx';

/** The open dialogs of a CRM screen, and the functions that open them. These are stable: table columns depend on them. */
export const useLeadDialogs = () => {
  const [viewed, setViewed] = useState<{ lead: LeadRow; readOnly: boolean } | null>(null);
  const [status, setStatus] = useState<LeadStatus>();
  const { add, edit, forms } = useRecordForms<LeadRow>('Lead', useSnackbar());
  const actions = useMemo(
    () => ({
      add: () => {
        setStatus(undefined);
        add();
      },
      /** Opens the form for a new lead, with this status preselected. */
      addAs: (chosen: LeadStatus) => {
        setStatus(chosen);
        add();
      },
      view: (lead: LeadRow) => setViewed({ lead, readOnly: false }),
      read: (lead: LeadRow) => setViewed({ lead, readOnly: true }),
      edit: (lead: LeadRow) => {
        setViewed(null);
        edit(lead);
      },
      closeView: () => setViewed(null),
    }),
    [add, edit],
  );
  return { viewed, forms, status, ...actions };
};

/** The state that `useLeadDialogs` returns. */
export type LeadDialogsState = ReturnType<typeof useLeadDialogs>;
