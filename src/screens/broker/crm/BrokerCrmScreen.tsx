import Button from '@mui/material/Button';
import { ExportLeads } from '../../../features/leads/ExportLeads';
import { LeadDialogs } from '../../../features/leads/LeadDialogs';
import { LeadFilters } from '../../../features/leads/LeadFilters';
import { LeadTable } from '../../../features/leads/LeadTable';
import { brokerDesk } from '../../../features/leads/leadDesk';
import { useLeads } from '../../../features/leads/queries';
import { useLeadDialogs } from '../../../features/leads/useLeadDialogs';
import { useTableState } from '../../../lib/useTableState';
import { PageHeader } from '../../../ui/layout/PageHeader';

/** A broker's CRM: the own leads, to view, add, edit and take along (specification 000, section 2). */
export function BrokerCrmScreen() {
  const [table, change] = useTableState();
  const leads = useLeads(brokerDesk, table);
  const dialogs = useLeadDialogs();
  return (
    <>
      <PageHeader
        title="CRM - My Leads"
        purpose="Everyone who asked about a home of yours, and how far you are with them"
        actions={
          <>
            <ExportLeads desk={brokerDesk} filter={table} />
            <Button variant="contained" onClick={dialogs.add}>
              + Add Lead
            </Button>
          </>
        }
      />
      <LeadFilters filter={table} change={change} />
      <LeadTable
        title="My Leads"
        emptyText="No leads"
        state={table}
        change={change}
        leads={leads}
        onView={dialogs.view}
        onEdit={dialogs.edit}
      />
      <LeadDialogs desk={brokerDesk} dialogs={dialogs} />
    </>
  );
}
