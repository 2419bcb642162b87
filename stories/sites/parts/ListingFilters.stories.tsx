import { expect, fn } from 'storybook/test';
import { ListingFilters } from '#src/sites/parts/ListingFilters.tsx';
import { filterChoices } from '#src/sites/parts/listingFilter.ts';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const none = { type: '', budget: '', bedrooms: '' };
const meta = preview.meta({ component: ListingFilters, decorators: inSite, args: { filter: none, onChoose: fn() } });

export const Lists = meta.story({
  args: { choices: filterChoices(homeOf('classic', 'full').site.listings) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Bedrooms'), '2 BHK');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...none, bedrooms: '2' });
  },
});
export const Chips = meta.story({
  args: { choices: filterChoices(fullSite().listings.slice(0, 3)), chips: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Villa' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...none, type: 'villa' });
  },
});
