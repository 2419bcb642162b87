import { getSiteProperty } from '#contract/sites.ts';
import { SitePropertyScreen } from '#src/screens/site/property/SitePropertyScreen.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { siteCalls } from '#stories/mocks/sites.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SitePropertyScreen,
  parameters: { ...framed(800), router: { path: '/site/:slug/:property', at: '/site/asha-rathore/1-3-bhk-flat' } },
});

export const Shown = meta.story({
  beforeEach: ({ msw }) => msw.use(...siteCalls()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '3 BHK flat near Amrapali Circle' });
  },
});

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getSiteProperty, 404)),
  play: async ({ canvas }) => {
    await canvas.findByText('Not Found');
  },
});

export const NoId = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/site/:slug/:property', at: '/site/asha-rathore/about' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not Found');
  },
});
