import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { type Lead, leadStatuses } from '#contract/leads.ts';
import { paths } from '#contract/paths.ts';
import { formatDay } from '#src/lib/format.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useDuplicates } from './leadWorkQueries.ts';

/** Says which other leads have the same phone or e-mail, with the way to each. */
export function DuplicatesNotice({ lead }: { lead: Lead }) {
  const rows = useDuplicates(lead).data?.data ?? [];
  const now = Date.now();
  if (rows.length === 0) return null;
  const title =
    rows.length === 1 ? 'Another lead may be the same person.' : `${rows.length} other leads may be the same person.`;
  return (
    <Notice tone="warning" title={title}>
      <Box component="ul" sx={{ '& a': { color: 'inherit' }, overflowWrap: 'anywhere' }}>
        {rows.map(({ id, full_name, created_at, status, matches }) => (
          <li key={id}>
            <Link to={paths.broker.lead(id)}>{full_name}</Link>, {formatDay(created_at, now)},{' '}
            {leadStatuses.labels[status]}: same {matches.join(' and ').replace('email', 'e-mail')}
          </li>
        ))}
      </Box>
    </Notice>
  );
}
