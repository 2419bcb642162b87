import { expect } from 'storybook/test';
import { TwoLines } from '#src/ui/data/TwoLines.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TwoLines,
  args: { first: 'Aarav Mathur', second: 'Jaipur', strong: true },
  decorators: [inBox({ p: '16px', maxWidth: 200 })],
});

export const Both = meta.story({});

/** Text that does not fit is truncated; the tooltip shows all of it. */
export const TooLong = meta.story({
  args: { first: 'Venkatanarasimharajuvaripeta Subramanian', second: 'A long line below the name that does not fit' },
  play: async ({ canvas }) => {
    for (const words of [/^Venkata/, /^A long/]) {
      const line = canvas.getByText(words);
      await expect(line).toHaveAttribute('title', line.textContent);
      await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    }
  },
});

export const OneLine = meta.story({ args: { second: null } });
