import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { ChartKey } from '../../../src/ui/data/ChartKey';

const meta = preview.meta({
  component: ChartKey,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const Bars = meta.story({ args: { label: 'Properties sold, January to May' } });
