import { expect } from 'storybook/test';
import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';
import preview from '#storybook/preview.tsx';
import { propertyOf } from '../mocks/siteKinds.ts';

const meta = preview.meta({ component: SitePropertyPage });
const page = propertyOf('modern', 'full');

export const OnOurHost = meta.story({
  args: { ...page, base: '/site/asha-rathore' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All homes' })).toHaveAttribute(
      'href',
      '/site/asha-rathore#listings',
    );
  },
});
export const OnItsOwnDomain = meta.story({
  args: { ...page, base: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All homes' })).toHaveAttribute('href', '/#listings');
    await expect(canvas.getByRole('link', { name: /^Villa with a pool/ })).toHaveAttribute(
      'href',
      '/2-villa-with-a-pool-c-scheme',
    );
  },
});
