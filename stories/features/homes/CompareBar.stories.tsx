import { expect } from 'storybook/test';
import { CompareBar } from '#src/features/homes/CompareBar.tsx';
import { clearCompared, toggleCompared } from '#src/features/homes/comparedHomes.ts';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const choosing = (...ids: number[]) => ({
  beforeEach: () => {
    clearCompared();
    for (const id of ids) toggleCompared(id);
    return clearCompared;
  },
});
const meta = preview.meta({ component: CompareBar, args: { homes: someHomes(6) } });

/** From two homes on, a link opens the comparison; Clear removes them all. */
export const Two = meta.story({
  ...choosing(1, 2),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/compare?ids=1,2');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region', { name: 'Homes to compare' })).toBeNull();
  },
});
export const One = meta.story({
  ...choosing(3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tick one more to compare')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
/** Homes chosen on another page have no picture here. */
export const Four = meta.story(choosing(1, 2, 3, 400));
