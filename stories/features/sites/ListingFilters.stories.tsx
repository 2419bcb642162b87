import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ListingFilters } from '../../../src/features/sites/ListingFilters';
import { filterChoices } from '../../../src/features/sites/listingFilter';
import { homeOf } from '../../mocks/siteKinds';
import { fullSite } from '../../mocks/sites';
import { inSite } from './framed';

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
