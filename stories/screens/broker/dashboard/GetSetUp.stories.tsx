import { expect, within } from 'storybook/test';
import { framed } from '../../../../.storybook/framed';
import preview from '../../../../.storybook/preview';
import { buildPublishedSite } from '../../../../contract/fixtures/sites';
import { listProperties } from '../../../../contract/properties';
import { checkDomain } from '../../../../contract/templates';
import { GetSetUp } from '../../../../src/screens/broker/dashboard/GetSetUp';
import { signedIn } from '../../../mocks/auth';
import { failed, loading, mock } from '../../../mocks/mock';
import { propertyCalls } from '../../../mocks/properties';
import { templateCalls } from '../../../mocks/templates';
import { userCalls } from '../../../mocks/users';

const meta = preview.meta({
  component: GetSetUp,
  parameters: { ...framed(480), session: signedIn('broker'), layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...propertyCalls([]), ...templateCalls([]), ...userCalls([])),
});

/** Nothing yet: each step says where it is done; the domain waits for the website. */
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

let connected = false;
const domain = 'homes.rathore.example';

/** The domain is saved, and leads here a little later. */
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

/** Nobody can say whether it is connected: it counts as not, without a word. */
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
