import { TwoLines } from '#src/features/leads/TwoLines.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TwoLines,
  args: { first: 'Ravi Saxena', second: 'Jaipur', strong: true },
  decorators: [inBox({ width: 136, p: 2, boxSizing: 'content-box' })],
});

export const Both = meta.story();
export const OneLine = meta.story({ args: { second: null, strong: false } });
export const LongText = meta.story({
  args: { first: 'Chandrashekhar Venkatasubramanian', second: 'chandrashekhar.venkatasubramanian@mail.example' },
});
