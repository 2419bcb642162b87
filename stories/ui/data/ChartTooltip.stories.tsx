import { ChartTooltip } from '#src/ui/data/ChartTooltip.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ChartTooltip,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

export const April = meta.story({ args: { label: 'April', value: '63 properties' } });
