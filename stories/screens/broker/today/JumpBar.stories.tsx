import { expect } from 'storybook/test';
import { dayLists } from '#src/features/leads/today/day.ts';
import { JumpBar } from '#src/screens/broker/today/JumpBar.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const listsOf = (...totals: number[]) =>
  dayLists.map((list, nth) => [list, { total: totals[nth] ?? 0, leads: [] }] as const);

const meta = preview.meta({
  component: JumpBar,
  decorators: [inBox({ p: 2 })],
  args: { lists: listsOf(4, 3, 4, 6) },
  globals: { viewport: { value: 'phone' } },
});

export const Four = meta.story({
  play: async ({ canvas }) => {
    for (const pill of canvas.getAllByRole('button'))
      await expect(pill.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Numbers of four digits still fit. */
export const Many = meta.story({
  args: { lists: listsOf(1284, 1284, 1284, 1284) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
