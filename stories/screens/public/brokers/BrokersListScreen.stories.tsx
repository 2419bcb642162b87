import { expect } from 'storybook/test';
import { buildPublicBroker } from '#contract/fixtures/homes.ts';
import { BrokersListScreen } from '#src/screens/public/brokers/BrokersListScreen.tsx';
import preview from '#storybook/preview.tsx';

const vikram = buildPublicBroker({ name: 'Vikram Mehta', slug: '3-vikram-mehta', site: null, licenseNo: null });
const meta = preview.meta({
  component: BrokersListScreen,
  args: { brokers: [buildPublicBroker(), vikram], total: 2, page: 1, pages: 1, q: '' },
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Asha Rathore' })).toHaveAttribute('href', '/brokers/2-asha-rathore');
    await expect(canvas.getByRole('link', { name: 'Website of Asha Rathore' })).toBeVisible();
  },
});
export const Pages = meta.story({
  args: { total: 70, page: 2, pages: 3, q: 'a' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/brokers?q=a&page=3');
  },
});
export const NoneFound = meta.story({ args: { brokers: [], total: 0, q: 'Xyz' } });
