import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../contract/paths';
import { LeadDialogs } from '../../../features/leads/LeadDialogs';
import { LeadStatusChip } from '../../../features/leads/LeadStatusChip';
import { brokerDesk } from '../../../features/leads/leadDesk';
import { useLatestLeads } from '../../../features/leads/queries';
import { useLeadDialogs } from '../../../features/leads/useLeadDialogs';
import { messageOf } from '../../../lib/apiError';
import { formatAgo } from '../../../lib/format';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { InlineError } from '../../../ui/feedback/InlineError';
import { Loading } from '../../../ui/feedback/Loading';
import { Card } from '../../../ui/layout/Card';
import { touchTarget } from '../../../ui/layout/touchTarget';
import { PersonAvatar } from '../../../ui/media/PersonAvatar';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wrapsOnPhones = { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' } as const;

/** The leads that came in last; a press on one opens it. */
export function LatestLeads() {
  const leads = useLatestLeads();
  const dialogs = useLeadDialogs();
  const rows = leads.data?.data;
  const now = Date.now();
  return (
    <Card
      title="Latest leads"
      actions={
        <Link component={RouterLink} to={paths.broker.crm} sx={touchTarget}>
          Open CRM
        </Link>
      }
    >
      {leads.isPending ? <Loading shape="list" count={5} /> : null}
      {leads.isError && !rows ? (
        <InlineError message={messageOf(leads.error, 'Failed to load leads')} onRetry={() => leads.refetch()} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          size="small"
          drawing="leads"
          title="No leads"
          text="Who asks about a home on your website appears here."
        />
      ) : null}
      {rows && rows.length > 0 ? (
        <Box component="ul" aria-label="Latest leads" sx={{ m: '-8px -8px -12px' }}>
          {rows.map((lead) => (
            <Box component="li" key={lead.id} sx={{ borderTop: '1px solid', borderColor: 'roles.lineSoft', mx: '8px' }}>
              <ButtonBase
                aria-haspopup="dialog"
                onClick={() => dialogs.view(lead)}
                sx={{
                  width: 'calc(100% + 16px)',
                  mx: '-8px',
                  p: '10px 8px',
                  gap: '12px',
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  borderRadius: '8px',
                  '&:hover': { bgcolor: 'roles.hover' },
                }}
              >
                <PersonAvatar name={lead.full_name} fallback="NA" size={36} />
                <Box component="span" sx={{ display: 'block', flex: 1, minWidth: 0 }}>
                  <Box component="span" sx={{ ...clipped, display: 'block', typography: 'subtitle2' }}>
                    {lead.full_name}
                  </Box>
                  <Box component="span" sx={{ ...clipped, ...wrapsOnPhones, display: 'block', color: 'roles.slate' }}>
                    {lead.property_interest || lead.phone}
                  </Box>
                </Box>
                <LeadStatusChip status={lead.status} />
                <Box
                  component="time"
                  dateTime={lead.created_at}
                  sx={{
                    display: { xs: 'none', sm: 'block' },
                    flex: 'none',
                    minWidth: 68,
                    typography: 'caption',
                    color: 'roles.slate',
                    textAlign: 'right',
                  }}
                >
                  {formatAgo(lead.created_at, now)}
                </Box>
              </ButtonBase>
            </Box>
          ))}
        </Box>
      ) : null}
      <LeadDialogs desk={brokerDesk} dialogs={dialogs} />
    </Card>
  );
}
