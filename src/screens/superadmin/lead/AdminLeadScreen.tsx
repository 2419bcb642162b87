import { adminLeadApi } from '#src/features/leads/leadApi.ts';
import { OpenedLead } from '#src/features/leads/work/OpenedLead.tsx';

/** The page of a lead of the main website, which the operator works; brokers' leads are read in the table only. */
export function AdminLeadScreen() {
  return <OpenedLead api={adminLeadApi} />;
}
