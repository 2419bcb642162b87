import { expect } from 'storybook/test';
import { buildHomeFacets } from '#contract/fixtures/homes.ts';
import { FilterFields } from '#src/screens/public/homes/FilterFields.tsx';
import { searchQuery } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FilterFields,
  args: { query: searchQuery({ facing: ['East'], price_max: 8_000_000 }), facets: buildHomeFacets() },
});

/** A collapsible group is open if something in it is chosen. */
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^East/ })).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { name: 'At most' })[0]).toHaveValue(8_000_000);
  },
});
