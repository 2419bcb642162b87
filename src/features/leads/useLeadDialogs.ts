import { useMemo, useState } from 'react';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import type { LeadRow } from './leadColumns.tsx';

/** The open dialogs of a CRM screen, and the functions that open them. These are stable: table columns depend on them. */
export const useLeadDialogs = () => {
  const [viewed, setViewed] = useState<{ lead: LeadRow; readOnly: boolean } | null>(null);
  const { add, edit, forms } = useRecordForms<LeadRow>('Lead', useSnackbar());
  const actions = useMemo(
    () => ({
      view: (lead: LeadRow) => setViewed({ lead, readOnly: false }),
      read: (lead: LeadRow) => setViewed({ lead, readOnly: true }),
      edit: (lead: LeadRow) => {
        setViewed(null);
        edit(lead);
      },
      closeView: () => setViewed(null),
    }),
    [edit],
  );
  return { viewed, forms, add, ...actions };
};

/** The state that `useLeadDialogs` returns. */
export type LeadDialogsState = ReturnType<typeof useLeadDialogs>;
