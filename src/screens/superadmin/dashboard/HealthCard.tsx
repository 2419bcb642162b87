import Box from '@mui/material/Box';
import { LiveMark } from '#src/ui/data/LiveMark.tsx';
import { Meter } from '#src/ui/data/Meter.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { useHealth } from './useHealth.ts';

// The bar of a time has no natural end: this much fills it.
const SLOWEST_MS = 300;

const isWell = ({ serverUptimePct, dbPerformancePct, apiResponseMs, storageUsagePct }: ReturnType<typeof useHealth>) =>
  serverUptimePct >= 99 && dbPerformancePct >= 90 && apiResponseMs <= SLOWEST_MS && storageUsagePct < 90;

/** System Health: four meters, with their defaults until the server replies (specification 000, section 2). */
export function HealthCard() {
  const health = useHealth();
  const well = isWell(health);
  return (
    <Card
      title="System Health"
      actions={
        health.live ? (
          <LiveMark label={well ? 'All systems normal' : 'Needs a look'} tone={well ? 'success' : 'warning'} />
        ) : null
      }
    >
      <Box sx={{ display: 'grid', gap: '20px' }}>
        <Meter
          label="Server Uptime"
          value={`${health.serverUptimePct}%`}
          share={health.serverUptimePct}
          note="Share of the last 30 days"
        />
        <Meter
          label="Database Performance"
          value={`${health.dbPerformancePct}%`}
          share={health.dbPerformancePct}
          note="Share of calls under 50 ms"
        />
        <Meter
          label="API Response Time"
          value={`${health.apiResponseMs}ms`}
          share={(health.apiResponseMs / SLOWEST_MS) * 100}
          note="Median of the last 1,000 answers"
        />
        <Meter
          label="Storage Usage"
          value={`${health.storageUsagePct}%`}
          share={health.storageUsagePct}
          note="Of the data disk"
        />
      </Box>
    </Card>
  );
}
