import { operatorLeadApi } from '#src/features/leads/leadApi.ts';
import { OpenedLead } from '#src/features/leads/work/OpenedLead.tsx';

/**
 * The page of a lead of the main website, which the operator works on; brokers' leads can be read only in the table.
 */
export function OperatorLeadScreen() {
  return <OpenedLead api={operatorLeadApi} />;
}
