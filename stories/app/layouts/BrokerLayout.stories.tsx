import { expect, screen, waitFor, within } from 'storybook/test';
import { logout, whoami } from '#contract/auth.ts';
import { buildLead } from '#contract/fixtures/leads.ts';
import { buildNotification } from '#contract/fixtures/notifications.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { getToday } from '#contract/leads/work.ts';
import { listBrokerNotifications, readAllBrokerNotifications } from '#contract/notifications.ts';
import { listMySites } from '#contract/templates.ts';
import { BrokerLayout } from '#src/app/layouts/BrokerLayout.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { brokersBellCalls, brokersNotifications } from '#stories/mocks/notifications.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokerLayout,
  parameters: {
    ...framed(800),
    session: signedIn('broker'),
    router: { path: '/broker/properties/new', at: '/broker/properties/new' },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(whoami, () => ({ data: buildProfile({ role: 'broker' }) })),
      ...leadCalls(),
      ...brokersBellCalls(),
      ...templateCalls(),
      mock(logout, () => ({ data: { id: 1 } })),
    ),
});

/** Exactly one entry is current: Post Property, and not also My Properties. */
export const Signed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const current = (await canvas.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Post Property']);
  },
});

/** A notification in the bell's list opens its page; the tab's title counts the unread ones. */
export const Rung = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/broker/*', at: '/broker/dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await list.findByText('Also by e-mail, some once a day');
    await userEvent.click(list.getByRole('link', { name: /^New lead: Aarav Mathur/ }));
    await canvas.findByRole('button', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const again = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(again.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    await expect(again.queryByRole('region', { name: 'New' })).toBeNull();
  },
});

/** A new notification about a lead refetches the day at once, so the count beside Today includes the lead. */
export const LeadRings = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let rung = false;
    const none = { total: 0, leads: [] };
    msw.use(
      mock(listBrokerNotifications, () => ({
        data: [...(rung ? [buildNotification({ id: 17, kind: 'lead' })] : []), ...brokersNotifications],
        meta: { unread: rung ? 1 : 3 },
      })),
      mock(readAllBrokerNotifications, () => {
        rung = true;
        return { data: { read: 3 } };
      }),
      mock(getToday, () => ({
        data: { new: rung ? { total: 1, leads: [buildLead()] } : none, overdue: none, today: none, quiet: none },
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('link', { name: /^Today/ });
    await expect(today).toHaveTextContent(/^Today$/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(list.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(today).toHaveTextContent(/^Today\s*1/));
  },
});

/** If the notifications cannot be loaded, the list offers to try again. */
export const BellFails = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokerNotifications, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(await list.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
});

/** The page of a single home counts as part of My Properties. */
export const EditingAHome = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { router: { path: '/broker/properties/:id/edit', at: '/broker/properties/12/edit' } },
  play: async ({ canvas }) => {
    const current = (await canvas.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['My Properties']);
  },
});

/** The eight entries in order, with the number of new or late leads and the website's address. */
export const Places = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('navigation', { name: 'Broker panel' }));
    await places.findByText('4');
    const links = places.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Dashboard', '/broker/dashboard'],
      ['Today4', '/broker/today'],
      ['Users', '/broker/users'],
      ['CRM', '/broker/crm'],
      ['My Properties', '/broker/properties'],
      ['Post Property', '/broker/properties/new'],
      ['Website Templates', '/broker/templates'],
      ['Profile', '/broker/settings/view-profile'],
    ]);
    const site = within(await canvas.findByRole('group', { name: 'Your website' }));
    await expect(site.getByRole('link', { name: /^Open your website/ })).toHaveAttribute('href', '/site/asha-rathore');
  },
});

/** Without a name, the initials are BR. If the site is unknown, no address shows. */
export const Nameless = meta.story({
  tags: ['behaviour'],
  parameters: { session: { broker: { token: 'token', name: '', email: 'asha@nivaas.example' } } },
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500), failed(listMySites, 500)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('BR'))[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Open your website/ })).toBeNull();
  },
});

/** The refreshed profile replaces the stored one. */
export const Refreshed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(mock(whoami, () => ({ data: buildProfile({ role: 'broker', name: 'Asha Rathore Singh' }) }))),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Asha Rathore Singh/ })).toBeVisible(),
});

let asked = 0;

/** The profile is refreshed when the window gains focus or becomes visible. */
export const LookedAt = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    asked = 0;
    msw.use(
      mock(whoami, () => {
        asked += 1;
        return { data: buildProfile({ role: 'broker', name: `Asha ${asked}` }) };
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Profile menu of Asha 1\b/ });
    window.dispatchEvent(new Event('focus'));
    await canvas.findByRole('button', { name: /Profile menu of Asha 2\b/ });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('button', { name: /Profile menu of Asha 3\b/ })).toBeInTheDocument();
  },
});

/** A session is dropped if the server reports another role for it. */
export const OtherRole = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mock(whoami, () => ({ data: buildProfile({ role: 'user' }) }))),
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('nivaas.session.broker')).toBeNull());
  },
});

export const LoggedOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Asha/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/auth');
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
  },
});

/** Where the operator requires a second step, every page redirects to the profile, where it is set up. */
export const SecondStepRequired = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokerNotifications, 403, { code: 'second_factor_required' })),
  play: async ({ canvas }) =>
    expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/broker/settings/view-profile'),
});
