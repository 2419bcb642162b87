import { SampleTag } from '#src/ui/data/SampleTag.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SampleTag,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

export const Sample = meta.story({});
