import { expect, spyOn } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { searchHomes } from '#contract/homes/endpoints.ts';
import { SearchScreen } from '#src/screens/public/homes/SearchScreen.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import { mock } from '#stories/mocks/mock.ts';
import { searchQuery, searchView } from '#stories/mocks/searchView.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SearchScreen, parameters: framed(900), args: { view: searchView() } });

export const Found = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /3\sBHK homes up to ₹80\sLac in Vaishali Nagar/,
    );
    await expect(canvas.getByText('38 homes, 1 to 6 shown')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', expect.stringContaining('page=2'));
  },
});

/** Beside the homes, a filter acts at once: the heading, chips, counts, homes and address follow. */
export const ActsAtOnce = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: { view: searchView({ query: searchQuery({ bedrooms: ['3'] }) }) },
  beforeEach: ({ msw }) => {
    msw.use(mock(searchHomes, () => buildHomesFound(someHomes(2), {}, { type: { flat: 2 } })));
    spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent }) => {
    const flat = canvas.getByRole('checkbox', { name: /^Flat/ });
    await userEvent.click(flat);
    await expect(await canvas.findByRole('heading', { name: /^3.BHK flats for sale$/ })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Without Flat' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Villa/ })).toBeDisabled();
    await expect(flat).toHaveFocus();
    await expect(window.history.pushState).toHaveBeenLastCalledWith(null, '', '/homes?type=flat&bedrooms=3');
  },
});

/** Words that were understood as filters are chips, and so is the text that is searched for. */
export const Words = meta.story({
  args: {
    view: searchView({
      query: searchQuery({ q: '3 bhk under 80 lakh park view' }),
      found: buildHomesFound(someHomes(3), {
        understood: [
          { filter: 'bedrooms', value: '3', words: '3 bhk' },
          { filter: 'price_max', value: 8_000_000, words: 'under 80 lakh' },
        ],
        text: 'park view',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Without under 80 lakh' })).toHaveAttribute(
      'href',
      '/homes?q=3+bhk+park+view',
    );
    await expect(canvas.getByRole('link', { name: 'Without as text “park view”' })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: {
    view: searchView({
      found: buildHomesFound([], {
        total: 0,
        loosen: [
          { filter: 'price_max', total: 12 },
          { filter: 'locality', total: 4 },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Without the highest price.*12 homes/ })).toHaveAttribute(
      'href',
      '/homes?locality=Vaishali+Nagar&bedrooms=3',
    );
  },
});

export const TooMany = meta.story({
  tags: ['behaviour'],
  args: {
    view: searchView({ query: searchQuery(), found: buildHomesFound(someHomes(24), { total: 10_000, more: true }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000+ homes, 1 to 24 shown')).toBeVisible();
  },
});

/** An invalid filter in the address is named; the rest of the search still works. */
export const Refused = meta.story({
  tags: ['behaviour'],
  args: {
    view: searchView({
      refused: [{ field: 'price_min', message: 'Lowest price must not be above the highest price' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lowest price must not be above the highest price');
  },
});
