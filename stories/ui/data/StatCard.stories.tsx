import { expect } from 'storybook/test';
import { StatCard } from '#src/ui/data/StatCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: StatCard,
  decorators: [inBox({ m: 2, maxWidth: 226, bgcolor: 'roles.paper' })],
});

export const Live = meta.story({
  args: {
    stat: { label: 'Total Leads', value: '1,846', live: true, change: { percent: -2.4, since: 'from last month' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−2.4%')).toBeVisible();
  },
});

export const LongWords = meta.story({
  tags: ['full'],
  args: {
    stat: {
      label: 'Properties sold together with other brokers',
      value: '₹12,34,56,78,900',
      short: '₹1,234.57 Cr',
      sample: true,
      change: { percent: 0, since: 'since the first of April last year', sample: true },
    },
  },
});
