import { expect } from 'storybook/test';
import { buildHomesMeta } from '#contract/fixtures/homes.ts';
import { NothingFound } from '#src/screens/public/homes/NothingFound.tsx';
import { searchQuery } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NothingFound,
  args: {
    query: searchQuery({ furnishing: ['furnished'], area_min: 3000 }),
    meta: buildHomesMeta({
      total: 0,
      loosen: [
        { filter: 'area_min', total: 9 },
        { filter: 'furnishing', total: 1 },
        { filter: 'facing', total: 0 },
      ],
    }),
  },
});

/** Each link leaves out one filter; filters whose removal still finds nothing are not offered. */
export const TwoWays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /area.*9 homes/ })).toHaveAttribute(
      'href',
      '/homes?furnishing=furnished',
    );
  },
});
export const NoWay = meta.story({
  args: { meta: buildHomesMeta({ total: 0, loosen: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/even without one of the filters/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/homes');
  },
});

/** Past the last page the text does not mention filters, which stay. */
export const PastTheEnd = meta.story({
  args: { query: searchQuery({ furnishing: ['furnished'], page: 99 }), meta: buildHomesMeta({ total: 58 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing on this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the first page' })).toHaveAttribute(
      'href',
      '/homes?furnishing=furnished',
    );
    await expect(canvas.queryByText(/filter/)).toBeNull();
  },
});
