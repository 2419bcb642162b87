import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { OpenedLead } from '#src/features/leads/work/OpenedLead.tsx';

/** The page of one of a broker's leads. */
export function LeadScreen() {
  return <OpenedLead api={brokerLeadApi} />;
}
