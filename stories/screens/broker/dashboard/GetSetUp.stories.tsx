import { expect, within } from 'storybook/test';
import { buildPublishedSite } from '#contract/fixtures/sites.ts';
import { listProperties } from '#contract/properties/endpoints.ts';
import { checkDomain } from '#contract/templates.ts';
import { GetSetUp } from '#src/screens/broker/dashboard/GetSetUp.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { userCalls } from '#stories/mocks/users.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: GetSetUp,
  parameters: { ...framed(480), session: signedIn('broker'), layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...propertyCalls([]), ...templateCalls([]), ...userCalls([])),
});

/** No step is done: each links to its screen; the domain step waits for the website. */
export const Beginning = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 4 done')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Post Property', '/broker/properties/new'],
      ['Choose', '/broker/templates'],
      ['Add User', '/broker/users'],
    ]);
  },
});

/** Nivaas has taken the website offline: that step is open again. */
export const TakenOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(...templateCalls([buildPublishedSite({ unpublishedReason: 'Sold homes.' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nivaas has taken it offline')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/broker/templates');
  },
});

let connected = false;
const domain = 'homes.rathore.example';

/** The domain is saved, and connected a little later. */
export const Checked = meta.story({
  beforeEach: ({ msw }) => {
    connected = false;
    msw.use(
      ...propertyCalls(),
      ...templateCalls([buildPublishedSite({ customDomain: domain })]),
      ...userCalls(),
      mock(checkDomain, () => ({ data: { connected } })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Get set up' }));
    await expect(list.getByText(`${domain}, not connected yet`)).toBeVisible();
    const check = await list.findByRole('button', { name: 'Check Status' });
    connected = true;
    await userEvent.click(check);
    await expect(await canvas.findByText('4 of 4 done')).toBeVisible();
    await expect(list.getByText('Heritage, /site/asha-rathore')).toBeVisible();
  },
});

/** A failed check counts as not connected, without a message. */
export const NotCheckable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...templateCalls([buildPublishedSite({ customDomain: domain })]), failed(checkDomain, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check Status' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listProperties)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listProperties, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load'),
});
