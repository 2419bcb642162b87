import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { logout, whoami } from '../../../contract/auth';
import { buildProfile } from '../../../contract/fixtures/profiles';
import { AdminLayout } from '../../../src/app/layouts/AdminLayout';
import { signedIn } from '../../mocks/auth';
import { failed, mock } from '../../mocks/mock';

const meta = preview.meta({
  component: AdminLayout,
  parameters: { session: signedIn('super_admin'), router: { path: '/superadmin/brokers', at: '/superadmin/brokers' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(whoami, () => ({ data: buildProfile({ role: 'super_admin' }) })),
      mock(logout, () => ({ data: { id: 1 } })),
    ),
});

/** The eight entries of the sidebar, the current place marked. */
export const Signed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const entries = await canvas.findAllByRole('link', {
      name: /^(Dashboard|Brokers|CRM|Manage|Reports|Notif|System)/,
    });
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Dashboard',
      'Brokers',
      'CRM',
      'Manage Property',
      'Manage Website',
      'Reports',
      'Notifications',
      'System Settings',
    ]);
    await expect(canvas.getByRole('link', { name: 'Brokers' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Logging out forgets the session and leads to the login. */
export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Meera Krishnan/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/login');
    await expect(localStorage.getItem('nivaas.session.super_admin')).toBeNull();
  },
});

/** A profile that cannot be refreshed is no reason to bother anybody. */
export const WhoamiFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Meera Krishnan/ })).toBeVisible();
  },
});
