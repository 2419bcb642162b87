import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportLeads } from '../../../features/leads/ExportLeads';
import { LeadDialogs } from '../../../features/leads/LeadDialogs';
import { LeadFilters } from '../../../features/leads/LeadFilters';
import { LeadTable } from '../../../features/leads/LeadTable';
import { adminDesk } from '../../../features/leads/leadDesk';
import { useBrokersLeads, useLeads } from '../../../features/leads/queries';
import { useLeadDialogs } from '../../../features/leads/useLeadDialogs';
import { useTableState } from '../../../lib/useTableState';
import { PageHeader } from '../../../ui/layout/PageHeader';

/** The operator's CRM: brokers' leads to read, the main website's to work on (specification 000, section 2). */
export function AdminCrmScreen() {
  const [brokerTable, changeBrokerTable] = useTableState('broker');
  const [adminTable, changeAdminTable] = useTableState('admin');
  const brokerLeads = useBrokersLeads(brokerTable);
  const adminLeads = useLeads(adminDesk, adminTable);
  const dialogs = useLeadDialogs();
  return (
    <>
      <PageHeader
        title="CRM-Lead Management"
        purpose="Leads of all brokers, and those that came through the main website"
        actions={
          <>
            <ExportLeads desk={adminDesk} filter={adminTable} />
            <Button variant="contained" onClick={dialogs.add}>
              + Add New Lead
            </Button>
          </>
        }
      />
      <LeadFilters filter={adminTable} change={changeAdminTable} />
      <Box sx={{ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
          state={adminTable}
          change={changeAdminTable}
          leads={adminLeads}
          onView={dialogs.view}
          onEdit={dialogs.edit}
        />
      </Box>
      <LeadDialogs desk={adminDesk} dialogs={dialogs} />
    </>
  );
}
