import { ChartTip } from '#src/ui/data/ChartTip.tsx';
import { inBox } from '#storybook/inBox.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ChartTip,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const April = meta.story({ args: { label: 'April', value: '63 properties' } });
