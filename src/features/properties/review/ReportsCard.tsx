import Box from '@mui/material/Box';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { reportReasons } from '#contract/properties/reportReasons.ts';
import { formatAgo } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';

/** What visitors reported about a property; renders nothing without an open report. */
export function ReportsCard({ reports }: Pick<ModeratedDetail, 'reports'>) {
  const now = Date.now();
  if (reports.length === 0) return null;
  return (
    <Card
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          Reports <CountPill value={reports.length} tone="error" />
        </Box>
      }
      padding={0}
    >
      <Box component="ul" sx={{ p: space(0.5, 2.5, 1) }}>
        {reports.map(({ id, at, reason, note, contact }) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
              <Text variant="subtitle2">{reportReasons.labels[reason]}</Text>
              <Text component="time" dateTime={at} variant="caption" quiet sx={{ flex: 'none' }}>
                {formatAgo(at, now)}
              </Text>
            </Box>
            {note ? <p>{note}</p> : null}
            {contact ? (
              <Text variant="caption" quiet>
                From {contact}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const row = {
  py: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
} as const;
