import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { About } from '#contract/health.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime, formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { useAbout } from './settingsQueries.ts';

const factsOf = ({ version, engine, migrations, started_at, storage, commit }: About) => [
  ['Version', version],
  ['Database', engine],
  ['Migrations', formatNumber(migrations)],
  ['Running since', formatDateTime(started_at)],
  ['Storage', `${storage.used_pct}% of ${formatNumber(Math.round(storage.total_bytes / 1e9))} GB`],
  ...(commit ? [['Commit', commit]] : []),
];

/** What is running: the version, the database, since when, and how full the storage is. */
export function AboutCard({ id }: { id?: string }) {
  const { data, error, refetch } = useAbout();
  return (
    <Card {...(id ? { id } : {})} title="About">
      {data ? (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
            gap: space(2, 3),
            m: 0,
          }}
        >
          {factsOf(data.data).map(([label, value]) => (
            <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text component="dt" variant="caption" quiet>
                {label}
              </Text>
              <Text component="dd" variant="label" sx={{ m: space(0.25, 0, 0) }}>
                {value}
              </Text>
            </Box>
          ))}
        </Box>
      ) : error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'What runs could not be loaded')}
        </Notice>
      ) : (
        <Loading shape="text" count={4} />
      )}
    </Card>
  );
}
