import { expect } from 'storybook/test';
import { buildLocality, buildPublicBroker } from '#contract/fixtures/homes.ts';
import { FrontPageScreen } from '#src/screens/public/front-page/FrontPageScreen.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FrontPageScreen });

/** The sections are in the specification's order. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Homes, found with care');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Explore Jaipur',
      'High-demand projects',
      'Have a property to sell',
      'Apartments, Villas and more in Jaipur',
      'Your Real Estate Guide',
      'Recommended sellers',
      'Popular Owner Properties',
      'Blog and News',
    ]);
  },
});

/** With the setting `home_content` at `live`, real homes replace the samples; there are no projects. */
export const Live = meta.story({
  args: {
    live: {
      homes: someHomes(),
      kinds: { flat: 214, residential_land: 61, villa: 38, builder_floor: 1 },
      localities: ['Vaishali Nagar', 'Mansarovar', 'Bani Park', 'C-Scheme'].map((locality, at) =>
        buildLocality({ locality, homes: 40 - 9 * at }),
      ),
      brokers: [
        buildPublicBroker(),
        buildPublicBroker({ name: 'Vikram Chauhan', slug: '2-vikram-chauhan', licenseNo: null, homes: 1 }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'High-demand projects' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Villa' })).toHaveAttribute('href', '/homes?city=Jaipur&type=villa');
    await expect(canvas.getByRole('link', { name: 'Vikram Chauhan' })).toHaveAttribute(
      'href',
      '/brokers/2-vikram-chauhan',
    );
    await expect(canvas.getByRole('link', { name: '3 BHK flat near Amrapali Circle' })).toBeInTheDocument();
  },
});

/** If homes are for sale only in other cities, the lists of the page's own city are left out. */
export const LiveElsewhere = meta.story({
  tags: ['behaviour'],
  args: { live: { homes: someHomes(), kinds: {}, localities: [], brokers: [buildPublicBroker()] } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Have a property to sell',
      'Your Real Estate Guide',
      'Recommended sellers',
      'Popular Owner Properties',
      'Blog and News',
    ]);
  },
});
