import { expect } from 'storybook/test';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { SitePreviewScreen } from '#src/screens/site/preview/SitePreviewScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SitePreviewScreen,
  parameters: { ...framed(800), router: { path: '/site/preview/:template', at: '/site/preview/heritage' } },
  beforeEach: ({ msw }) => msw.use(...templateCalls()),
});

export const Samples = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/Its listings are samples/);
  },
});

export const OwnHomes = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText(/Only you see this page/);
    await canvas.findByRole('heading', { name: 'Restored haveli with courtyard' });
  },
});

export const ListFailed = meta.story({
  parameters: { session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(failed(listProperties, 503), ...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText(/samples/)).toBeNull();
  },
});

export const OneFailed = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(failed(getProperty, 503), ...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText(/samples/)).toBeNull();
  },
});

export const UnknownTemplate = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/site/preview/:template', at: '/site/preview/baroque' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not Found');
  },
});
