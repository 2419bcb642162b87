import { useQuery } from '@tanstack/react-query';
import { getHealth, healthDefaults, type SystemHealth } from '#contract/health.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { LiveMark } from '#src/ui/data/LiveMark.tsx';
import { Meter } from '#src/ui/data/Meter.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

const REFETCH_MS = 30_000;
// Response time has no natural maximum: this value fills the bar.
const SLOWEST_MS = 300;

const isHealthy = ({ serverUptimePct, dbPerformancePct, apiResponseMs, storageUsagePct }: SystemHealth) =>
  serverUptimePct >= 99 && dbPerformancePct >= 90 && apiResponseMs <= SLOWEST_MS && storageUsagePct < 90;

const metersOf = ({ serverUptimePct, dbPerformancePct, apiResponseMs, storageUsagePct }: SystemHealth) => [
  { label: 'Server Uptime', value: `${serverUptimePct}%`, share: serverUptimePct, note: 'Share of the last 30 days' },
  {
    label: 'Database Performance',
    value: `${dbPerformancePct}%`,
    share: dbPerformancePct,
    note: 'Share of calls under 50 ms',
  },
  {
    label: 'API Response Time',
    value: `${apiResponseMs}ms`,
    share: (apiResponseMs / SLOWEST_MS) * 100,
    note: 'Median of the last 1,000 answers',
  },
  { label: 'Storage Usage', value: `${storageUsagePct}%`, share: storageUsagePct, note: 'Of the data disk' },
];

/**
 * System Health: four meters, refetched every 30 seconds. They show the specified defaults until the first response, and the
 * last response after a failure (specification 000, section 2).
 */
export function HealthCard() {
  const { data, isError } = useQuery({ ...queryOf(getHealth, {}), refetchInterval: REFETCH_MS });
  const health = data?.data ?? healthDefaults;
  const healthy = isHealthy(health);
  return (
    <Card
      title="System Health"
      actions={
        data && !isError ? (
          <LiveMark label={healthy ? 'All systems normal' : 'Needs a look'} tone={healthy ? 'success' : 'warning'} />
        ) : null
      }
    >
      <Stack gap={2.5}>
        {metersOf(health).map((meter) => (
          <Meter key={meter.label} {...meter} />
        ))}
      </Stack>
    </Card>
  );
}
