import { expect } from 'storybook/test';
import { StatCards } from '#src/ui/data/StatCards.tsx';
import type { Stat } from '#src/ui/data/stat.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

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
  decorators: [inBox({ p: { xs: '20px 16px', sm: '28px 32px' }, maxWidth: { lg: 1016 } })],
});

export const Figures = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Figures' })).toBeVisible();
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
