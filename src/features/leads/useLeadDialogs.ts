import { useMemo, useState } from 'react';
import { useKeptForms } from '#src/lib/useKeptForms.ts';
import type { LeadRow } from './leadColumns.tsx';

/** What is open over a CRM screen, and how its tables open it. */
export const useLeadDialogs = () => {
  const [adding, setAdding] = useState(false);
  const [viewed, setViewed] = useState<{ lead: LeadRow; readOnly: boolean } | null>(null);
  const edited = useKeptForms<LeadRow>();
  const { open } = edited;
  // The same functions for as long as the screen stands: the tables' columns hang on them.
  const actions = useMemo(
    () => ({
      add: () => setAdding(true),
      view: (lead: LeadRow) => setViewed({ lead, readOnly: false }),
      read: (lead: LeadRow) => setViewed({ lead, readOnly: true }),
      edit: (lead: LeadRow) => {
        setViewed(null);
        open(lead);
      },
      closeAdd: () => setAdding(false),
      closeView: () => setViewed(null),
    }),
    [open],
  );
  return { adding, viewed, edited, ...actions };
};

/** What `useLeadDialogs` answers. */
export type LeadDialogsState = ReturnType<typeof useLeadDialogs>;
