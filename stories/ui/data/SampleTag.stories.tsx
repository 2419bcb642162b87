import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { SampleTag } from '../../../src/ui/data/SampleTag';

const meta = preview.meta({
  component: SampleTag,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const Sample = meta.story({});
