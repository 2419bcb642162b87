import { expect, spyOn } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { searchHomes } from '#contract/homes/endpoints.ts';
import { countHomes, showHomes } from '#src/screens/public/homes/liveSearch.ts';
import { SearchResults } from '#src/screens/public/homes/SearchResults.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import { loading, mock, unreachable } from '#stories/mocks/mock.ts';
import { searchQuery, searchView } from '#stories/mocks/searchView.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SearchResults, parameters: framed(900), args: { view: searchView() } });

export const Found = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(6),
});

/** While changed results load, the previous homes stay. */
export const Busy = meta.story({
  args: { view: searchView() },
  beforeEach: ({ msw }) => {
    msw.use(loading(searchHomes));
  },
  play: async ({ args, canvas }) => {
    void showHomes(args.view, searchQuery({ type: ['villa'] }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

/** Counting other filters meanwhile does not end the change. */
export const CountedMeanwhile = meta.story({
  tags: ['behaviour'],
  args: { view: searchView() },
  beforeEach: ({ msw }) => {
    msw.use(mock(searchHomes, () => buildHomesFound(someHomes(2))));
    spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  },
  play: async ({ args, canvas }) => {
    const shown = showHomes(args.view, searchQuery({ type: ['villa'] }));
    await Promise.all([shown, countHomes(args.view, searchQuery({ type: ['residential_land'] }))]);
    await expect(await canvas.findByRole('heading', { name: 'Villas for sale' })).toBeVisible();
  },
});

/** If the changed results fail to load, the homes stay, and the change can be tried again. */
export const Failed = meta.story({
  args: { view: searchView() },
  beforeEach: ({ msw }) => {
    msw.use(unreachable(searchHomes));
    spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  },
  play: async ({ args, canvas, msw, userEvent }) => {
    await showHomes(args.view, searchQuery({ type: ['villa'] }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The homes could not be loaded.');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    msw.use(mock(searchHomes, () => buildHomesFound(someHomes(2))));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Villas for sale' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
