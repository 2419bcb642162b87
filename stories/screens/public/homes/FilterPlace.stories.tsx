import { expect } from 'storybook/test';
import { FilterPlace } from '#src/screens/public/homes/FilterPlace.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FilterPlace, args: { children: <p>The filters</p> } });

/** Beside the homes on a desktop; in a narrow window the filters are hidden until their address is opened. */
export const Beside = meta.story({
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1200) await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    else await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
  },
});
