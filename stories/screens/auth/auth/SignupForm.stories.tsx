import { expect, fn, waitFor } from 'storybook/test';
import { loginUser, signupUser } from '#contract/auth.ts';
import { AuthScreen } from '#src/screens/auth/auth/AuthScreen.tsx';
import { SignupForm } from '#src/screens/auth/auth/SignupForm.tsx';
import { demoCalls, loginCalls, signupCalls } from '#stories/mocks/auth.ts';
import { failed, loading, unreachable } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { fillSignup, newcomer, signUp } from './signUpAs.ts';

const redirect = fn();

// Shown on its page, which handles the submit.
const meta = preview.meta({
  component: SignupForm,
  args: { failure: undefined, ofCode: false, sent: undefined, onResend: fn() },
  render: () => <AuthScreen redirect={redirect} />,
  beforeEach: ({ msw }) => {
    redirect.mockClear();
    msw.use(demoCalls());
  },
  parameters: framed(860),
});

/** The browser validates the name, the e-mail and the consent, which starts ticked. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByLabelText(/^Your Name/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^E-mail/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
    await expect(canvas.getByLabelText(/^Mobile/)).toBeValid();
    await expect(canvas.getByText('IND +91')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Enter OTP' })).toBeNull();
    const terms = canvas.getByRole('checkbox', { name: /Terms/ });
    await expect(terms).toBeChecked();
    await expect(terms).toBeRequired();
  },
});

/** The first rule that the password breaks shows under the field and above the form, in the specification's order. */
export const PasswordMessages = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillSignup(userEvent, { Password: '' });
    const field = canvas.getByLabelText(/^Password/);
    for (const [password, message] of [
      ['', 'Password must be at least 8 characters long'],
      ['Jaipur #2026', 'Password must not contain spaces'],
      ['jaipur#2026', 'Password must include an uppercase letter'],
      ['JAIPUR#2026', 'Password must include a lowercase letter'],
      ['Jaipur#home', 'Password must include a number'],
      ['Jaipur2026', 'Password must include a special character'],
    ] as const) {
      await userEvent.clear(field);
      if (password) await userEvent.paste(password);
      await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
  },
});

const tooCommon = 'This password is too common';
/** The server refuses a common password that passes the rules. */
export const PasswordRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(signupUser, 400, { message: tooCommon, errors: { password: tooCommon } })),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent, { Password: 'Password@123' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooCommon);
    const field = canvas.getByLabelText(/^Password/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await userEvent.keyboard('4');
    await waitFor(() => expect(field).toBeValid());
  },
});

const taken = 'This email is already registered';
export const EmailTaken = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(failed(signupUser, 409, { message: taken, errors: { email: taken } })),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(taken);
    for (const [label, text] of Object.entries(newcomer))
      await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toHaveValue(text);
  },
});

export const FailedWithoutWords = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(signupUser, 500)),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Signup failed');
  },
});

/** The server cannot be reached: no input is lost. */
export const Unreachable = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(unreachable(signupUser)),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    await expect(canvas.getByLabelText(/^Your Name/)).toHaveValue(newcomer['Your Name']);
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(signupUser)),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
    // The pending response belongs to this form, so the link to the other form does nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Login here' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New Registration');
  },
});

/** If the server sends no codes, the account is created at once and its owner is logged in. */
export const AgentWithoutOtp = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(signupUser, 500), ...signupCalls(), ...loginCalls('broker')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Agent' }));
    await signUp(userEvent);
    await waitFor(() => expect(redirect).toHaveBeenCalledWith('/broker/dashboard'));
    await expect(localStorage.getItem('nivaas.session.broker')).not.toBeNull();
  },
});

/** The account was created, but the login failed: the person has to log in. */
export const MadeButNotIn = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(...signupCalls(), failed(loginUser, 503, { message: 'Please try again in a moment' })),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await canvas.findByText('Your account has been created.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in a moment');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue(newcomer.Password);
    await expect(canvas.getByRole('button', { name: 'CONTINUE' })).toBeEnabled();
  },
});
