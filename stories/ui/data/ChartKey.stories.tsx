import { ChartKey } from '#src/ui/data/ChartKey.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ChartKey,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

export const Bars = meta.story({ args: { label: 'Properties sold, January to May' } });
