import { BarRows } from '#src/ui/data/BarRows.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: BarRows,
  args: {
    label: 'From new to closed',
    rows: [
      { label: 'New', share: 100, figure: '1,846', to: '/', note: '100%' },
      { label: 'Contacted', share: 76, before: 72, figure: '1,402', to: '/', note: '76%' },
      { label: 'A name that is too long for its place', share: 0, before: 100, figure: '0', note: '0%' },
    ],
  },
  decorators: [inCard({ p: 2, maxWidth: 408 })],
});

export const WithTicks = meta.story();
