import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { limitsOf, useCountedBy } from '#src/features/leads/countedBy.ts';
import { ExportLeads } from '#src/features/leads/ExportLeads.tsx';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { LeadFilters } from '#src/features/leads/LeadFilters.tsx';
import { LeadTable } from '#src/features/leads/LeadTable.tsx';
import { operatorLeadApi } from '#src/features/leads/leadApi.ts';
import type { LeadRow } from '#src/features/leads/leadColumns.tsx';
import { useBrokersLeads, useCountedLeads, useLeads } from '#src/features/leads/queries.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { LeadSheet } from '#src/features/leads/work/LeadSheet.tsx';
import { useTableState } from '#src/lib/useTableState.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { LimitChips } from '#src/ui/data/LimitChips.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/**
 * The operator's CRM: brokers' leads to read, and the main website's to work on (specification 000, section 2). A
 * figure in the reports links to a combined list of exactly the leads that it counts.
 */
export function OperatorCrmScreen() {
  const [brokerTable, changeBrokerTable] = useTableState('broker');
  const [operatorTable, changeOperatorTable] = useTableState('admin');
  const { counted, isCounted, lift } = useCountedBy();
  const brokerLeads = useBrokersLeads(brokerTable, !isCounted);
  const operatorLeads = useLeads(operatorLeadApi, operatorTable, !isCounted);
  const countedLeads = useCountedLeads(operatorTable, counted, isCounted);
  const dialogs = useLeadDialogs();
  const { view, read } = dialogs;
  const open = useCallback(
    (lead: LeadRow) => ('lead_source_type' in lead && lead.lead_source_type === 'main' ? view : read)(lead),
    [view, read],
  );
  return (
    <>
      <PageHeader
        title="CRM-Lead Management"
        purpose="Leads of all brokers, and those that came through the main website"
        actions={
          <>
            <ExportLeads api={operatorLeadApi} filter={{ ...operatorTable, counted }} />
            <Button variant="contained" onClick={dialogs.add}>
              + Add New Lead
            </Button>
          </>
        }
      />
      <LeadFilters filter={operatorTable} change={changeOperatorTable} />
      {isCounted ? (
        <>
          <LimitChips
            limits={limitsOf(counted, countedLeads.data?.data[0]?.broker_name)}
            onLift={lift}
            allText="Show all leads"
            onLiftAll={() => lift()}
          />
          <LeadTable
            title="Leads of all sources"
            emptyText="No leads"
            withBroker
            state={operatorTable}
            change={changeOperatorTable}
            leads={countedLeads}
            onView={open}
          />
        </>
      ) : (
        <Stack gap={3}>
          <LeadTable
            title="All Broker Leads"
            note="Read-only: brokers keep their own leads"
            emptyText="No broker leads"
            withBroker
            state={brokerTable}
            change={changeBrokerTable}
            leads={brokerLeads}
            onView={dialogs.read}
          />
          <LeadTable
            title="Admin/Main Website Leads"
            emptyText="No admin leads"
            state={operatorTable}
            change={changeOperatorTable}
            leads={operatorLeads}
            onView={dialogs.view}
            onEdit={dialogs.edit}
          />
        </Stack>
      )}
      <LeadDialogs api={operatorLeadApi} dialogs={dialogs} />
      <LeadSheet api={operatorLeadApi} />
    </>
  );
}
