import preview from '../../../../.storybook/preview';
import { getSiteProperty } from '../../../../contract/sites';
import { SitePropertyScreen } from '../../../../src/screens/site/property/SitePropertyScreen';
import { failed } from '../../../mocks/mock';
import { siteCalls } from '../../../mocks/sites';

const meta = preview.meta({
  component: SitePropertyScreen,
  parameters: { router: { path: '/site/:slug/:property', at: '/site/asha-rathore/1-3-bhk-flat' } },
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

/** Asks nothing: no call is answered, which the others on a page of docs could not stand. */
export const NoId = meta.story({
  tags: ['!autodocs'],
  parameters: { router: { path: '/site/:slug/:property', at: '/site/asha-rathore/about' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not Found');
  },
});
