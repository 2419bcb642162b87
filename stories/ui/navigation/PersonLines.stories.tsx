import { expect } from 'storybook/test';
import { PersonLines } from '#src/ui/navigation/PersonLines.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PersonLines,
  args: {
    name: 'Venkatanarasimharajuvaripeta Subramanian',
    note: 'a.very.long.address@properties-of-rajasthan.example',
  },
  decorators: [inBox({ width: 200, p: 2 })],
});

/** Truncated text is in full in its `title`. */
export const Long = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.name)).toHaveAttribute('title', args.name);
  },
});
