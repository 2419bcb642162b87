import { SampleTag } from '#src/ui/data/SampleTag.tsx';
import { inBox } from '#storybook/inBox.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SampleTag,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
  parameters: inBothSchemes,
});

export const Sample = meta.story({});
