import { formatNumber } from '#src/lib/format.ts';
import { BarChart } from '#src/ui/data/BarChart.tsx';
import { StatCards } from '#src/ui/data/StatCards.tsx';
import type { Stat } from '#src/ui/data/stat.ts';
import { useLiveFigures } from './useLiveFigures.ts';

interface LiveOverviewProps {
  /** The counts that are always live. */
  counts: { brokers: Pick<Stat, 'value' | 'live'>; leads: Pick<Stat, 'value' | 'live'> };
  /** Which part of the dashboard to show. */
  show: 'cards' | 'sales';
}

/** The dashboard's figures as the reports count them, in place of the samples. */
export function LiveOverview({ counts, show }: LiveOverviewProps) {
  const { live, websites, leads, sales } = useLiveFigures();
  const figure = (value: number | undefined) => ({
    value: value === undefined ? undefined : formatNumber(value),
    live: value !== undefined,
  });
  if (show === 'sales')
    return (
      <BarChart
        label="Sales Trends"
        unit="properties sold"
        pointName="Month"
        valueText={(value) => `${formatNumber(value)} properties`}
        {...sales}
      />
    );
  const percent = leads?.before ? Math.round((leads.now / leads.before - 1) * 1000) / 10 : undefined;
  return (
    <StatCards
      label="Overview"
      stats={[
        { label: 'Total Brokers', ...counts.brokers },
        { label: 'Active Properties', ...figure(live) },
        { label: 'Live Websites', ...figure(websites) },
        {
          label: 'Total Leads',
          ...counts.leads,
          ...(percent !== undefined && { change: { percent, since: 'new leads in 30 days' } }),
        },
      ]}
    />
  );
}
