import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { ChartTip } from '../../../src/ui/data/ChartTip';

const meta = preview.meta({
  component: ChartTip,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const April = meta.story({ args: { label: 'April', value: '63 properties' } });
