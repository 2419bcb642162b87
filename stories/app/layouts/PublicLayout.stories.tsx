import { expect } from 'storybook/test';
import { logout } from '#contract/auth.ts';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mock } from '#stories/mocks/mock.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PublicLayout, parameters: { ...framed(800), router: { path: '/', at: '/' } } });

/** Without a session, the header shows Login. */
export const Visitor = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const post = await canvas.findByRole('link', { name: /Post property.*FREE/s });
    await expect(post).toHaveAttribute('href', '/broker/login');
    await userEvent.click(await canvas.findByRole('link', { name: 'Login' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/auth');
  },
});

/** A signed-in home seeker sees their name and Log out. */
export const SignedInUser = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { session: signedIn('user') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(logout, () => ({ data: { id: 1 } })),
      ...seekerCalls(),
    ),
  play: async ({ canvas, userEvent }) => {
    // The account's saved homes are counted.
    await expect(await canvas.findByRole('link', { name: /^Saved homes.*4/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(localStorage.getItem('nivaas.session.user')).toBeNull();
    await expect(localStorage.getItem('nivaas.savedHomes')).toBe('');
  },
});

/** A signed-in broker goes straight to posting, without another login. */
export const SignedInBroker = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { session: signedIn('broker') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Post property.*FREE/s }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/broker/properties/new');
  },
});

/** On a phone the menu has the two logins, which are linked nowhere else. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Broker Login' })).toHaveAttribute('href', '/broker/login');
    await userEvent.click(canvas.getByRole('link', { name: 'Super Admin' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/login');
  },
});
