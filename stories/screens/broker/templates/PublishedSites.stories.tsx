import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { buildPublishedSite } from '../../../../contract/fixtures/sites';
import { PublishedSites } from '../../../../src/screens/broker/templates/PublishedSites';
import { siteCalls } from '../../../../stories/mocks/sites';

const meta = preview.meta({
  component: PublishedSites,
  args: { sites: [], loading: false, failed: false },
  beforeEach: ({ msw }) => msw.use(...siteCalls()),
});

export const One = meta.story({
  args: { sites: [buildPublishedSite()] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Open/ })).toHaveAttribute('href', '/site/asha-rathore'),
});
export const None = meta.story({});
/** The list could not be read: no message, and nothing untrue (specification 001, section 8). */
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => expect(canvas.queryByText('Nothing published yet')).toBeNull(),
});
export const Loading = meta.story({ args: { loading: true } });
