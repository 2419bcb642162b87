import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead } from '#contract/leads/schemas.ts';
import { paths } from '#contract/paths.ts';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { LeadStatusChip } from '#src/features/leads/LeadStatusChip.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { useLatestLeads } from '#src/features/leads/queries.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatAgo } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';

const wrapsOnPhones = { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' } as const;

/** The leads that came in last; clicking one opens it. */
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
      {leads.isPending ? (
        <Box sx={{ mt: -1, mb: -1.5 }}>
          <Loading shape="list" count={5} height={{ xs: 81, sm: 61 }} />
        </Box>
      ) : null}
      {leads.isError && !rows ? (
        <InlineError message={messageOf(leads.error, 'Failed to load leads')} onRetry={() => leads.refetch()} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          size="small"
          drawing="leads"
          title="No leads"
          text="People who ask about a home on your website appear here."
        />
      ) : null}
      {rows && rows.length > 0 ? (
        <Box component="ul" aria-label="Latest leads" sx={{ m: space(-1, -1, -1.5) }}>
          {rows.map((lead) => (
            <LeadLine key={lead.id} lead={lead} now={now} onView={() => dialogs.view(lead)} />
          ))}
        </Box>
      ) : null}
      <LeadDialogs api={brokerLeadApi} dialogs={dialogs} />
    </Card>
  );
}

function LeadLine({ lead, now, onView }: { lead: Lead; now: number; onView: () => void }) {
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'roles.lineSoft', mx: 1 }}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={onView}
        sx={{
          width: 'calc(100% + 16px)',
          mx: -1,
          p: space(1.5, 1),
          gap: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          borderRadius: '8px',
          '&:hover': { bgcolor: 'roles.hover' },
        }}
      >
        <PersonAvatar name={lead.full_name} fallback="NA" size={36} />
        <Box component="span" sx={{ display: 'block', flex: 1, minWidth: 0 }}>
          <Text component="span" variant="subtitle2" lines={1} sx={{ display: 'block' }}>
            {lead.full_name}
          </Text>
          <Text component="span" quiet lines={1} sx={{ ...wrapsOnPhones, display: 'block' }}>
            {lead.property_interest || lead.phone}
          </Text>
        </Box>
        <LeadStatusChip status={lead.status} />
        <Text
          component="time"
          dateTime={lead.created_at}
          variant="caption"
          quiet
          sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', minWidth: 68, textAlign: 'right' }}
        >
          {formatAgo(lead.created_at, now)}
        </Text>
      </ButtonBase>
    </Box>
  );
}
