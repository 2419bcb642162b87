import { expect } from 'storybook/test';
import { buildPublishedSite } from '#contract/fixtures/sites.ts';
import { PublishedSites } from '#src/screens/broker/templates/PublishedSites.tsx';
import { siteCalls } from '#stories/mocks/sites.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PublishedSites,
  args: { sites: [], loading: false, failed: false },
  beforeEach: ({ msw }) => msw.use(...siteCalls()),
  parameters: framed(520),
});

export const One = meta.story({
  args: { sites: [buildPublishedSite({ customDomain: 'homes.rathore.example' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Open/ })).toHaveAttribute('href', '/site/asha-rathore');
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Template',
      'Slug',
      'Custom domain',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Heritage',
      'asha-rathore',
      'homes.rathore.example',
    ]);
  },
});
/** Nivaas has taken the site offline: there is nothing to open, and the broker's account is not the cause. */
export const TakenOffline = meta.story({
  args: { sites: [buildPublishedSite({ unpublishedReason: 'Two homes are shown with pictures of other homes.' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const None = meta.story({});
/** Loading the list failed: no message, and no empty state (specification 001, section 8). */
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => expect(canvas.queryByText('Nothing published yet')).toBeNull(),
});
export const Loading = meta.story({ args: { loading: true } });
