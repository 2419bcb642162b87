import { expect, screen, userEvent } from 'storybook/test';
import { loginSuperAdmin } from '#contract/auth.ts';
import { SESSION_ENDED } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { endSession } from '#src/lib/sessions.ts';
import { OperatorLoginScreen } from '#src/screens/operator/login/OperatorLoginScreen.tsx';
import { demoCalls, loginCalls, signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, unreachable } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { refuseStorage } from '#storybook/refuseStorage.ts';

const meta = preview.meta({
  component: OperatorLoginScreen,
  parameters: { ...framed(800), router: { path: paths.superadmin.login, at: paths.superadmin.login } },
  beforeEach: ({ msw }) => msw.use(demoCalls()),
});

const logIn = async () => {
  await fillIn(userEvent, screen, { Email: 'admin@nivaas.example', Password: 'Namaste#2026home' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember Me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

/** Logs in and expects the message above the form. */
const loginFails = (message: string) => async () => {
  await logIn();
  await expect(await screen.findByRole('alert')).toHaveTextContent(message);
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back!');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
    await expect(canvas.queryByText(SESSION_ENDED)).toBeNull();
  },
});

export const Admitted = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...loginCalls('super_admin')),
  play: async ({ canvas }) => {
    await logIn();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.superadmin.dashboard);
    const kept = ['super_admin', 'broker', 'user'].map((role) => localStorage.getItem(`nivaas.session.${role}`));
    await expect(kept).toEqual([expect.stringContaining('"token":"token"'), null, null]);
  },
});

export const AlreadySignedIn = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('super_admin') },
  play: async ({ canvas }) =>
    expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.superadmin.dashboard),
});

export const Busy = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(loginSuperAdmin)),
  play: async ({ canvas }) => {
    await logIn();
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toBeDisabled();
  },
});

export const WrongPassword = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(failed(loginSuperAdmin, 401, { message: 'Wrong credentials' })),
  play: async ({ canvas }) => {
    await loginFails('Invalid email or password')();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('Namaste#2026home');
    await expect(canvas.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
  },
});

export const Throttled = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(failed(loginSuperAdmin, 429, { message: 'Too many attempts. Try again in 5 minutes.' })),
  play: loginFails('Too many attempts'),
});

export const Unreachable = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(unreachable(loginSuperAdmin)),
  play: async ({ canvas }) => {
    await loginFails('The server cannot be reached')();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('Namaste#2026home');
  },
});

/** The browser refuses to store anything. */
export const StorageRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    msw.use(...loginCalls('super_admin'));
    return refuseStorage();
  },
  play: loginFails('Auth not initialized'),
});

export const SessionEnded = meta.story({
  beforeEach: () => endSession('super_admin'),
  play: async ({ canvas }) => expect(await canvas.findByText(SESSION_ENDED)).toBeVisible(),
});
