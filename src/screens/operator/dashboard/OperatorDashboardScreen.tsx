import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Skyline } from '#src/art/Skyline.tsx';
import { SecondStepNotice } from '#src/features/auth/SecondStepNotice.tsx';
import { useBrokerCount } from '#src/features/brokers/queries.ts';
import { useLeadCount } from '#src/features/leads/queries.ts';
import { formatNumber } from '#src/lib/format.ts';
import { switchStyles } from '#src/theme/mui/switch.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { BarChart } from '#src/ui/data/BarChart.tsx';
import { ChartKey } from '#src/ui/data/ChartKey.tsx';
import { PieChart } from '#src/ui/data/PieChart.tsx';
import { SampleTag } from '#src/ui/data/SampleTag.tsx';
import { StatCards } from '#src/ui/data/StatCards.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { HealthCard } from './HealthCard.tsx';
import { LiveOverview } from './LiveOverview.tsx';
import { sampleActivities, sampleCards, samplePlans, sampleSales } from './samples.ts';
import { useLiveChoice } from './useLiveFigures.ts';

const today = () =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());

// A count that failed is 0 (specification 000, section 8), and not live.
const counted = ({ count, isLive }: { count: number | undefined; isLive: boolean }) => ({
  value: count === undefined ? undefined : formatNumber(count),
  live: isLive,
});
const sampleTitle = (text: string) => (
  <Row component="span" gap={space(0.25, 1)} wrap>
    {text} <SampleTag />
  </Row>
);
const row = (columns: string) => ({
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
});

/** The operator's first page: live counts and health, beside the specified samples (specification 000, section 2). */
export function OperatorDashboardScreen() {
  const brokers = useBrokerCount();
  const leads = useLeadCount();
  const { properties, websites } = sampleCards;
  const { isLive, choose } = useLiveChoice();
  const counts = { brokers: counted(brokers), leads: counted(leads) };
  return (
    <>
      {/* The skyline sits on the cards' upper edge, so this box contains the header's margin. */}
      <Box sx={{ display: 'flow-root', position: 'relative' }}>
        <PageHeader
          title="Dashboard Overview"
          purpose={`Brokers, leads and the health of the platform, ${today()}`}
          actions={
            // Above the skyline.
            <FormControlLabel
              label="Live figures"
              control={<Switch checked={isLive} onChange={(_, on) => choose(on)} sx={switchStyles} />}
              sx={{ m: 0, gap: 1, minHeight: 44, position: 'relative', zIndex: 1, alignSelf: 'start' }}
            />
          }
        />
        <Box sx={{ position: 'absolute', right: 0, bottom: 0, display: { xs: 'none', lg: 'block' } }}>
          <Skyline />
        </Box>
      </Box>
      <SecondStepNotice />
      {isLive ? (
        <LiveOverview counts={counts} show="cards" />
      ) : (
        <StatCards
          label="Overview"
          stats={[
            { label: 'Total Brokers', ...counts.brokers, change: { ...sampleCards.brokers, sample: true } },
            { label: 'Active Properties', value: formatNumber(properties.value), sample: true, change: properties },
            { label: 'Live Websites', value: formatNumber(websites.value), sample: true, change: websites },
            { label: 'Total Leads', ...counts.leads, change: { ...sampleCards.leads, sample: true } },
          ]}
        />
      )}
      <Box sx={row('minmax(0, 1fr) 308px')}>
        <Card
          title={isLive ? 'Sales Trends' : sampleTitle('Sales Trends')}
          actions={<ChartKey label={isLive ? 'Properties sold, by month' : 'Properties sold, January to May'} />}
        >
          {isLive ? (
            <LiveOverview counts={counts} show="sales" />
          ) : (
            <BarChart
              label="Sales Trends"
              unit="properties sold"
              pointName="Month"
              points={sampleSales}
              valueText={(value) => `${value} properties`}
            />
          )}
        </Card>
        <Card title={sampleTitle('Subscription Plans')}>
          <PieChart
            label="Subscription Plans"
            points={samplePlans}
            whole={100}
            valueText={(value) => `${value}%`}
            centre={{ value: formatNumber(samplePlans.length), label: 'plans' }}
          />
        </Card>
      </Box>
      <Box sx={row('minmax(0, 1fr) 400px')}>
        <Card title={sampleTitle('Recent Activities')}>
          <Timeline label="Recent Activities" items={sampleActivities} emptyText="Nothing has happened yet" />
        </Card>
        <HealthCard />
      </Box>
    </>
  );
}
