import Box from '@mui/material/Box';
import { ContactRound, CreditCard, Globe, HousePlus, UserRoundPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { BarChart } from '../../../src/ui/data/BarChart';
import { ChartKey } from '../../../src/ui/data/ChartKey';
import { LiveMark } from '../../../src/ui/data/LiveMark';
import { Meter } from '../../../src/ui/data/Meter';
import { PieChart } from '../../../src/ui/data/PieChart';
import { SampleTag } from '../../../src/ui/data/SampleTag';
import { StatCards } from '../../../src/ui/data/StatCards';
import type { Stat } from '../../../src/ui/data/stat';
import { Timeline } from '../../../src/ui/data/Timeline';
import { Skyline } from '../../../src/ui/illustrations/Skyline';
import { Card } from '../../../src/ui/layout/Card';
import { PageHeader } from '../../../src/ui/layout/PageHeader';

const since = 'from last month';
const platform: Stat[] = [
  { label: 'Total Brokers', value: '128', live: true, change: { percent: 12.5, since, sample: true } },
  { label: 'Active Properties', value: '3,567', sample: true, change: { percent: 8.2, since } },
  { label: 'Live Websites', value: '892', sample: true, change: { percent: 3.1, since } },
  { label: 'Total Leads', value: '1,846', live: true, change: { percent: -2.4, since, sample: true } },
];

const meta = preview.meta({
  component: StatCards,
  args: { label: 'Figures', stats: platform },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: '20px 16px', sm: '28px 32px' }, maxWidth: { lg: 1016 } }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

const sampled = (title: string) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
    {title} <SampleTag />
  </Box>
);
const two = (right: string) => ({
  display: 'grid',
  gap: { xs: '12px', sm: '16px' },
  mt: { xs: '12px', sm: '16px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) ${right}` },
});

/** All parts of this folder as a dashboard composes them. */
export const OnADashboard = meta.story({
  render: (args) => (
    <>
      <Box sx={{ position: 'relative' }}>
        <PageHeader title="Dashboard Overview" purpose="Brokers, leads and the health of the platform" />
        <Box sx={{ position: 'absolute', right: 0, bottom: -24, display: { xs: 'none', sm: 'block' } }}>
          <Skyline />
        </Box>
      </Box>
      <StatCards {...args} />
      <Box sx={two('308px')}>
        <Card title={sampled('Sales Trends')} actions={<ChartKey label="Properties sold, January to May" />}>
          <BarChart
            label="Sales Trends"
            unit="properties sold"
            pointName="Month"
            points={[
              { label: 'January', short: 'Jan', value: 42 },
              { label: 'February', short: 'Feb', value: 51 },
              { label: 'March', short: 'Mar', value: 47 },
              { label: 'April', short: 'Apr', value: 63 },
              { label: 'May', value: 72 },
            ]}
            valueText={(value) => `${value} properties`}
          />
        </Card>
        <Card title={sampled('Subscription Plans')}>
          <PieChart
            label="Subscription Plans"
            points={[
              { label: 'Basic', value: 45 },
              { label: 'Premium', value: 30 },
              { label: 'Pro', value: 15 },
            ]}
            whole={100}
            centre={{ value: '3', label: 'plans' }}
            valueText={(value) => `${value}%`}
          />
        </Card>
      </Box>
      <Box sx={two('400px')}>
        <Card title={sampled('Recent Activities')} padding={0}>
          <Box sx={{ p: { xs: '10px 16px 12px', sm: '10px 20px 12px' } }}>
            <Timeline
              label="Recent Activities"
              emptyText="Nothing has happened yet"
              items={[
                {
                  id: 1,
                  icon: UserRoundPlus,
                  who: 'Imran Qureshi',
                  text: 'joined as a broker',
                  note: 'Malviya Nagar, Jaipur',
                  when: '12 min ago',
                  dateTime: 'PT12M',
                },
                {
                  id: 2,
                  icon: HousePlus,
                  who: 'Asha Rathore',
                  text: 'posted 3 BHK flat in Jagatpura',
                  note: '₹84,50,000',
                  when: '48 min ago',
                  dateTime: 'PT48M',
                },
                {
                  id: 3,
                  icon: Globe,
                  who: 'Shekhawat Estates',
                  text: 'published a website',
                  note: 'Template: heritage',
                  when: '2 h ago',
                  dateTime: 'PT2H',
                },
                {
                  id: 4,
                  icon: ContactRound,
                  who: 'New lead',
                  text: 'for villa in Vaishali Nagar',
                  note: 'Source: referral',
                  when: '3 h ago',
                  dateTime: 'PT3H',
                },
                {
                  id: 5,
                  icon: CreditCard,
                  who: 'Kavita Joshi',
                  text: 'moved to the Premium plan',
                  note: '₹2,499 a month',
                  when: '5 h ago',
                  dateTime: 'PT5H',
                },
              ]}
            />
          </Box>
        </Card>
        <Card title="System Health" actions={<LiveMark label="All systems normal" />}>
          <Box sx={{ display: 'grid', gap: '18px' }}>
            <Meter label="Server Uptime" value="99.9%" share={99.9} note="Share of the last 30 days" />
            <Meter label="Database Performance" value="95.5%" share={95.5} note="Share of calls under 50 ms" />
            <Meter label="API Response Time" value="150ms" share={50} note="Median of the last 1,000 answers" />
            <Meter label="Storage Usage" value="60%" share={60} note="Of the data disk" />
          </Box>
        </Card>
      </Box>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Figures' })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /January 42/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Counting = meta.story({
  args: {
    stats: [
      { label: 'Total Users', value: undefined, live: true },
      { label: 'Total Properties', value: '3,567', sample: true },
      { label: 'Total Categories', value: '892', sample: true },
      { label: 'Total Sales', value: '₹1,23,98,500', short: '₹1.24 Cr', sample: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('Counting…')).toBeVisible();
  },
});
