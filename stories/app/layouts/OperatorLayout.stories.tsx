import { expect, screen, within } from 'storybook/test';
import { logout, updateSuperAdminProfile, whoami } from '#contract/auth.ts';
import { buildNotification } from '#contract/fixtures/notifications.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { listNotifications, readNotification } from '#contract/notifications.ts';
import { OperatorLayout } from '#src/app/layouts/OperatorLayout.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { moderationCalls } from '#stories/mocks/moderation.ts';
import { notificationCalls, someNotifications } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorLayout,
  parameters: {
    ...framed(800),
    session: signedIn('super_admin'),
    router: { path: '/superadmin/brokers', at: '/superadmin/brokers' },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(whoami, () => ({ data: buildProfile({ role: 'super_admin' }) })),
      mock(logout, () => ({ data: { id: 1 } })),
      ...notificationCalls(),
      ...moderationCalls(),
    ),
});

/** The eight entries of the sidebar with the current one marked, the signed-in person, and a search box that does nothing. */
export const Signed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const entries = await canvas.findAllByRole('link', {
      name: /^(Dashboard|Brokers|CRM|Manage|Reports|Notif|System)/,
    });
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(entries.map((entry) => [entry.textContent?.replace(/\d+$/, ''), entry.getAttribute('href')])).toEqual([
      ['Dashboard', '/superadmin/dashboard'],
      ['Brokers', '/superadmin/brokers'],
      ['CRM', '/superadmin/crm'],
      ['Manage Property', '/superadmin/manage-property'],
      ['Manage Website', '/superadmin/manage-website'],
      ['Reports', '/superadmin/reports'],
      ['Notifications', '/superadmin/notifications'],
      ['System Settings', '/superadmin/settings'],
    ]);
    const person = canvas.getByRole('link', { name: /^Profile of/ });
    await expect(person).toHaveTextContent(/Meera Krishnan.*admin@nivaas\.example/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'villa{Enter}');
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Brokers' })).toHaveAttribute('aria-current', 'page');
  },
});

/**
 * On the profile page no sidebar entry is current. The sidebar counts all unread notifications, the bell up to nine.
 */
export const OnTheProfile = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    router: { path: '/superadmin/settings/view-profile', at: '/superadmin/settings/view-profile' },
  },
  beforeEach: ({ msw }) => {
    const twelve = Array.from({ length: 12 }, (_, at) => buildNotification({ id: at + 1 }));
    msw.use(
      mock(listNotifications, ({ query }) => ({ data: twelve.slice(0, Number(query.limit)), meta: { unread: 12 } })),
    );
  },
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('navigation', { name: 'Admin panel' }));
    await places.findByText('12');
    await canvas.findByRole('button', { name: 'Notifications, more than 9 unread' });
    await expect(places.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  },
});

/** Without a name, the card shows the initials SA and the email. */
export const Nameless = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { session: { super_admin: { token: 'token', name: '', email: 'admin@nivaas.example' } } },
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500)),
  play: async ({ canvas }) => {
    const person = await canvas.findByRole('link', { name: /^Profile of/ });
    await expect(person).toHaveTextContent(/SA.*admin@nivaas\.example/);
  },
});

/** The server's profile replaces the stored one. */
export const Refreshed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mock(whoami, () => ({ data: buildProfile({ name: 'Meera Krishnan Iyer' }) }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Profile menu of Meera Krishnan Iyer/ });
    await expect(localStorage.getItem('nivaas.session.super_admin')).toContain('Meera Krishnan Iyer');
  },
});

/** Logging out forgets the session and redirects to the login. */
export const LoggedOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Meera Krishnan/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/login');
    await expect(localStorage.getItem('nivaas.session.super_admin')).toBeNull();
  },
});

/** A failed refresh of the profile is ignored. */
export const WhoamiFails = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Meera Krishnan/ })).toBeVisible(),
});

const openBell = async (
  canvas: { findByRole: typeof screen.findByRole },
  user: { click: (at: Element) => Promise<void> },
) => {
  await user.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

const everywhere = { router: { path: '/superadmin/*', at: '/superadmin/brokers' } };

/** Clicking a notification opens its page and removes it from the list at once. */
export const NotificationRead = meta.story({
  tags: ['behaviour'],
  parameters: everywhere,
  play: async ({ canvas, userEvent }) => {
    const list = await openBell(canvas, userEvent);
    await userEvent.click(list.getByRole('link', { name: /New main website lead/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }));
    const rest = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(rest.queryByText('New main website lead')).toBeNull();
    await userEvent.click(rest.getByRole('button', { name: 'Mark all read' }));
    await expect(await rest.findByText('No notifications')).toBeInTheDocument();
  },
});

let reload = (): void => undefined;

/** If marking it as read fails, the notification leaves the list at once and returns with the next refetch. */
export const NotificationNotRead = meta.story({
  tags: ['behaviour'],
  parameters: everywhere,
  beforeEach: ({ msw }) => {
    let lists = 0;
    const reloaded = new Promise<void>((resolve) => {
      reload = resolve;
    });
    msw.use(
      failed(readNotification, 500),
      mock(listNotifications, async () => {
        lists += 1;
        if (lists > 1) await reloaded;
        return { data: [...someNotifications], meta: { unread: someNotifications.length } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = await openBell(canvas, userEvent);
    await userEvent.click(list.getByRole('link', { name: /New main website lead/ }));
    await canvas.findByRole('button', { name: 'Notifications, 2 unread' });
    reload();
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
  },
});

/** A failed list counts as empty, without a message. */
export const NotificationsFail = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listNotifications, 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(localStorage.getItem('nivaas.session.super_admin')).not.toBeNull();
  },
});

/** The profile menu's entries; a saved profile is shown everywhere at once. */
export const ProfileEdited = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(mock(updateSuperAdminProfile, ({ body }) => ({ data: buildProfile({ name: String(body.full_name) }) }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Profile menu of/ }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual(['Edit Profile', 'Update Photo', 'Logout']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    const name = await form.findByRole('textbox', { name: /Full name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Meera K{Enter}');
    await expect(await canvas.findByRole('button', { name: /Profile menu of Meera K\b/ })).toBeInTheDocument();
    await expect(await screen.findByText('Profile saved')).toBeVisible();
  },
});

/** Once the time to set up a second step is over, every page redirects to the profile, where it is set up. */
export const SecondStepRequired = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listNotifications, 403, { code: 'second_factor_required' })),
  play: async ({ canvas }) =>
    expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/settings/view-profile'),
});
