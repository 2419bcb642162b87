import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { buildPublishedSite } from '../../../../contract/fixtures/sites';
import { PublishedSites } from '../../../../src/screens/broker/templates/PublishedSites';
import { siteCalls } from '../../../../stories/mocks/sites';

const meta = preview.meta({ component: PublishedSites, beforeEach: ({ msw }) => msw.use(...siteCalls()) });

export const One = meta.story({
  args: { sites: [buildPublishedSite()], loading: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Open/ })).toHaveAttribute('href', '/site/asha-rathore'),
});
export const None = meta.story({ args: { sites: [], loading: false } });
export const Loading = meta.story({ args: { sites: [], loading: true } });
