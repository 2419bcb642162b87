import { expect } from 'storybook/test';
import { clearCompared } from '#src/features/homes/comparedHomes.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeList });

/** Homes can be ticked for comparison in every list. */
export const Whole = meta.story({
  args: { homes: someHomes() },
  beforeEach: () => {
    clearCompared();
    return clearCompared;
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('checkbox', { name: /^Compare/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('region', { name: 'Homes to compare' })).toBeVisible();
  },
});

export const Swiped = meta.story({ args: { homes: someHomes(), swiped: true } });
