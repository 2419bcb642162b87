import { expect, fn } from 'storybook/test';
import { HomesFilters } from '#src/sites/parts/HomesFilters.tsx';
import { filterChoices, noFilter } from '#src/sites/parts/homesFilter.ts';
import { lists } from '#src/sites/templates/lists.ts';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: HomesFilters,
  decorators: inSite,
  args: {
    choices: filterChoices(homeOf('classic', 'full').site.listings),
    filter: noFilter,
    onChoose: fn(),
    voice: lists.classic.voice.filters,
  },
});

export const Row = meta.story({ globals: { viewport: { value: 'desktop' } } });
/** On a phone the filters are behind a button, which shows how many are set. */
export const RowPhone = meta.story({
  args: { filter: { ...noFilter, type: 'villa', bedrooms: '4' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter homes (2 set)' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Locality' }), 'Bani Park');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ locality: 'Bani Park' }));
  },
});
export const Chips = meta.story({
  args: { choices: filterChoices(fullSite().listings), voice: lists.modern.voice.filters },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Villa' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...noFilter, type: 'villa' });
  },
});
export const Sentence = meta.story({
  args: { voice: lists.luxury.voice.filters },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bedrooms' }), '2 BHK');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...noFilter, bedrooms: '2' });
  },
});
