import { ChartKey } from '#src/ui/data/ChartKey.tsx';
import { inBox } from '#storybook/inBox.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ChartKey,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const Bars = meta.story({ args: { label: 'Properties sold, January to May' } });
