import { expect, fn, screen, waitFor } from 'storybook/test';
import { loginBroker, loginUser, whoami } from '#contract/auth.ts';
import { endSession } from '#src/lib/sessions.ts';
import { AuthScreen } from '#src/screens/auth/auth/AuthScreen.tsx';
import { storeSignup } from '#src/screens/auth/auth/pendingSignup.ts';
import { APP_CODE } from '#stories/mocks/account.ts';
import { codeCalls, demoAccounts, demoCalls, loginCalls } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { refuseStorage } from '#storybook/refuseStorage.ts';
import { newcomer } from './signUpAs.ts';

const meta = preview.meta({ component: AuthScreen, args: { redirect: fn() }, parameters: framed(800) });

const asAgent = { router: { path: '/auth', at: '/auth?role=broker' } };

const logIn = async (user: Parameters<typeof fillIn>[0], password = 'Namaste#2026home') => {
  await fillIn(user, screen, { 'E-mail': 'ravi@nivaas.example', Password: password });
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
};

/** Logs in and expects the message above the form. */
const loginFails = (message: string) => async (context: { userEvent: Parameters<typeof fillIn>[0] }) => {
  await logIn(context.userEvent);
  await expect(await screen.findByRole('alert')).toHaveTextContent(message);
};

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(demoCalls()) });

export const DemoServer = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(demoAccounts), ...loginCalls('broker')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /asha@nivaas.example/ }));
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'CONTINUE' }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/broker/dashboard'));
  },
});

export const AsAgent = meta.story({
  tags: ['behaviour'],
  parameters: asAgent,
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked(),
});

export const AsUser = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...loginCalls('user')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Buyer/Owner/Tenant' })).toBeChecked();
    await logIn(userEvent);
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/'));
    const { token, name, email } = JSON.parse(localStorage.getItem('nivaas.session.user') ?? '{}');
    await expect([token, name, email]).toEqual(['token', 'Ravi Sharma', 'ravi@nivaas.example']);
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
  },
});

/** A failed whoami is ignored: the login's response already has the name and e-mail. */
export const WhoamiFails = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(whoami), ...loginCalls('user')),
  play: async ({ userEvent, args }) => {
    await logIn(userEvent);
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/'));
    const session = JSON.parse(localStorage.getItem('nivaas.session.user') ?? '{}');
    await expect(session).toMatchObject({ name: 'Ravi Sharma', email: 'ravi@nivaas.example', profile: null });
  },
});

/** An agent is signed in only if the server reports a broker. */
export const AgentNotReported = meta.story({
  tags: ['behaviour'],
  parameters: asAgent,
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(whoami), ...loginCalls('broker')),
  play: async (context) => {
    await loginFails('Login failed')(context);
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
  },
});

/** A visitor whom the server does not report as a broker is not signed in. */
export const OtherRole = meta.story({
  tags: ['behaviour'],
  parameters: asAgent,
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...loginCalls('user')),
  play: async (context) => {
    await loginFails('Login failed')(context);
    await expect(localStorage.getItem('nivaas.session.broker')).toBeNull();
    await expect(context.args.redirect).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginUser, 401, { message: 'Invalid credentials' })),
  play: async (context) => {
    await loginFails('Invalid email or password')(context);
    await expect(context.canvas.getByLabelText(/E-mail/)).toHaveValue('ravi@nivaas.example');
    await expect(context.args.redirect).not.toHaveBeenCalled();
  },
});

/** After the right password the form asks for a code, which it sends together with the password. */
export const SecondStep = meta.story({
  parameters: asAgent,
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...codeCalls('broker')),
  play: async ({ canvas, userEvent, args }) => {
    await logIn(userEvent);
    const field = await canvas.findByRole('textbox', { name: 'Code from your app' });
    await expect(field).toHaveFocus();
    await userEvent.paste('000000');
    await userEvent.click(canvas.getByRole('button', { name: 'CONTINUE' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.redirect).not.toHaveBeenCalled();
    // The wrong code is selected, so typing replaces it.
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste(APP_CODE);
    await userEvent.click(canvas.getByRole('button', { name: 'CONTINUE' }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/broker/dashboard'));
  },
});

export const Suspended = meta.story({
  tags: ['behaviour'],
  parameters: asAgent,
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginBroker, 403, { message: 'Your account is suspended' })),
  play: loginFails('Your account is suspended'),
});

export const FailureWithoutWords = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginUser, 500)),
  play: loginFails('Login failed'),
});

export const Busy = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), loading(loginUser)),
  play: async ({ canvas, userEvent }) => {
    await logIn(userEvent);
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
});

/** Where the account page redirects after the account is deleted. */
export const AccountDeleted = meta.story({
  parameters: { router: { path: '/auth', at: '/auth?deleted' } },
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas }) => expect(canvas.getByText('Your account is deleted.')).toBeVisible(),
});

export const SessionEnded = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    msw.use(demoCalls());
    endSession('broker');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your session has ended. Please sign in again.');
  },
});

const tooMany = 'Too many attempts, please try again later';
export const Throttled = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginUser, 429, { message: tooMany }, { 'retry-after': '90' })),
  play: loginFails(
    `${tooMany}. You can try again in 2 minutes. You can sign in now from another network where you signed in before.`,
  ),
});

/** The browser refuses to store anything. */
export const StorageRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    msw.use(demoCalls(), ...loginCalls('user'));
    return refuseStorage();
  },
  play: async (context) => {
    await loginFails('Auth not initialized')(context);
    await expect(context.args.redirect).not.toHaveBeenCalled();
  },
});

/** An error without a message. */
export const CannotLeave = meta.story({
  tags: ['behaviour'],
  args: {
    redirect: fn(() => {
      throw new Error();
    }),
  },
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...loginCalls('user')),
  play: loginFails('Action failed'),
});

/** The phone discarded the page while the person read the code elsewhere: everything but the password is restored. */
export const WhileTheCodeIsRead = meta.story({
  beforeEach: () => {
    const [full_name, email, phone] = [newcomer['Your Name'], newcomer['E-mail'], newcomer.Mobile];
    storeSignup({ role: 'broker', full_name, email, phone });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Registration' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(newcomer['E-mail']);
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
    await expect(canvas.getByText(/Enter the password once more/)).toBeVisible();
  },
});

/** Switching both ways by keyboard keeps the input and removes its messages. */
export const ModesSwitched = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginUser, 401)),
  play: async ({ canvas, userEvent }) => {
    await logIn(userEvent, 'short');
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
