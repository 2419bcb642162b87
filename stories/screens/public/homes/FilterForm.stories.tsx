import { expect } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { searchHomes } from '#contract/homes/endpoints.ts';
import { FilterForm } from '#src/screens/public/homes/FilterForm.tsx';
import { mock } from '#stories/mocks/mock.ts';
import { searchQuery, searchView } from '#stories/mocks/searchView.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FilterForm,
  parameters: framed(900),
  args: { view: searchView({ query: searchQuery({ bedrooms: ['3'] }) }) },
});

/** In the sheet of a narrow window, the button shows how many homes match while filters are chosen. */
export const Counts = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(mock(searchHomes, ({ query }) => buildHomesFound([], { total: query.type?.includes('flat') ? 21 : 38 })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^3 38/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Flat/ }));
    await expect(await canvas.findByRole('button', { name: 'Show 21 homes' })).toBeVisible();
  },
});

/** Options without homes stay in place but cannot be chosen; the button says that nothing matches. */
export const NoHome = meta.story({
  args: {
    view: searchView({
      query: searchQuery({ bedrooms: ['3'] }),
      found: buildHomesFound(
        [],
        { total: 0 },
        { type: {}, bedrooms: {}, availability: {}, furnishing: {}, rera: {}, photos: {}, locality: [] },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Villa/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show 0 homes' })).toBeVisible();
  },
});
