import { expect, fn, waitFor } from 'storybook/test';
import { loginBroker, loginUser } from '#contract/auth.ts';
import { endSession } from '#src/lib/sessions.ts';
import { AuthScreen } from '#src/screens/auth/auth/AuthScreen.tsx';
import { admitting, demoAccounts, offering } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { refuseStorage } from '#storybook/refuseStorage.ts';

const meta = preview.meta({ component: AuthScreen, args: { redirect: fn() }, parameters: framed(800) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(offering()) });

export const DemoServer = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(demoAccounts), ...admitting('broker')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /asha@nivaas.example/ }));
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'CONTINUE' }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/broker/dashboard'));
  },
});

export const AsAgent = meta.story({
  parameters: { router: { path: '/auth', at: '/auth?role=broker' } },
  beforeEach: ({ msw }) => msw.use(offering()),
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked(),
});

export const AsUser = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(), ...admitting('user')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Buyer/Owner/Tenant' })).toBeChecked();
    await fillIn(userEvent, canvas, { 'E-mail': 'ravi@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/'));
    const { token, name, email } = JSON.parse(localStorage.getItem('nivaas.session.user') ?? '{}');
    await expect([token, name, email]).toEqual(['token', 'Ravi Sharma', 'ravi@nivaas.example']);
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
  },
});

/** Whom the server does not call a broker is let in nowhere. */
export const OtherRole = meta.story({
  parameters: { router: { path: '/auth', at: '/auth?role=broker' } },
  beforeEach: ({ msw }) => msw.use(offering(), ...admitting('user')),
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed');
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
    await expect(args.redirect).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(), failed(loginUser, 401, { message: 'Invalid credentials' })),
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent, canvas, { 'E-mail': 'ravi@nivaas.example', Password: 'wrong' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('ravi@nivaas.example');
    await expect(args.redirect).not.toHaveBeenCalled();
  },
});

export const Suspended = meta.story({
  parameters: { router: { path: '/auth', at: '/auth?role=broker' } },
  beforeEach: ({ msw }) => msw.use(offering(), failed(loginBroker, 403, { message: 'Your account is suspended' })),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas, { 'E-mail': 'suspended@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your account is suspended');
  },
});

export const FailureWithoutWords = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(), failed(loginUser, 500)),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed');
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(), loading(loginUser)),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
});

export const SessionEnded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(offering());
    endSession('broker');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your session has ended. Please sign in again.');
  },
});

export const Throttled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      offering(),
      failed(loginUser, 429, { message: 'Too many attempts, please try again later' }, { 'retry-after': '90' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts, please try again later. You can try again in 2 minutes.',
    );
  },
});

/** The browser refuses to store anything. */
export const StorageRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(offering(), ...admitting('user'));
    return refuseStorage();
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Auth not initialized');
    await expect(args.redirect).not.toHaveBeenCalled();
  },
});

/** A failure without any words. */
export const CannotLeave = meta.story({
  args: {
    redirect: fn(() => {
      throw new Error();
    }),
  },
  beforeEach: ({ msw }) => msw.use(offering(), ...admitting('user')),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Action failed');
  },
});

/** Both ways by keyboard: what was typed stays, what was said about it goes. */
export const ModesSwitched = meta.story({
  beforeEach: ({ msw }) => msw.use(offering(), failed(loginUser, 401)),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/E-mail/), 'ravi@nivaas.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short{Enter}');
    await canvas.findByRole('alert');
    canvas.getByRole('button', { name: 'Create an account' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'New Registration' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('short');
    await expect(canvas.getByLabelText(/^Password/)).toBeValid();
    await fill(userEvent, canvas.getByLabelText(/Your Name/), 'Ravi Saxena');
    await userEvent.click(canvas.getByRole('radio', { name: 'Agent' }));
    canvas.getByRole('button', { name: 'Login here' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Login' });
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('ravi@nivaas.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText(/Your Name/)).toHaveValue('Ravi Saxena');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(offering(demoAccounts)),
});
