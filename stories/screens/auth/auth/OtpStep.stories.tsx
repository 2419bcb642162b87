import { expect, fn, screen, waitFor } from 'storybook/test';
import { signupUser } from '#contract/auth.ts';
import { AuthScreen } from '#src/screens/auth/auth/AuthScreen.tsx';
import { OtpStep } from '#src/screens/auth/auth/OtpStep.tsx';
import { demoCalls, loginCalls, signupCodeCalls } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { newcomer, signUp } from './signUpAs.ts';

const redirect = fn();

// Shown on its page, which handles the submit.
const meta = preview.meta({
  component: OtpStep,
  args: { failure: undefined, sent: { otpId: 'otp-1', signup: '', again: false }, onResend: fn() },
  render: () => <AuthScreen redirect={redirect} />,
  beforeEach: ({ msw }) => {
    redirect.mockClear();
    msw.use(demoCalls(), ...signupCodeCalls('482719'), ...loginCalls('user'));
  },
  parameters: framed(520),
});

const askForCode = async (user: Parameters<typeof signUp>[0]) => {
  await signUp(user);
  return screen.findByRole('textbox', { name: 'Enter OTP' });
};

/** The code field gets the focus when it appears; Enter submits the code. */
export const Verified = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await expect(await canvas.findByText('OTP sent to your phone')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Enter OTP' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('placeholder', '6-digit code');
    // Screen readers announce it with the field, which gets the focus at once.
    await expect(field).toHaveAccessibleDescription('OTP sent to your phone Valid for 10 minutes');
    await expect(canvas.getByRole('button', { name: 'VERIFY OTP' })).toBeDisabled();
    await userEvent.keyboard('482719');
    await expect(canvas.getByRole('button', { name: 'VERIFY OTP' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(redirect).toHaveBeenCalledWith('/'));
  },
});

/** Only part of the code is typed. */
export const HalfTyped = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await askForCode(userEvent), '4827');
    await expect(canvas.getByRole('button', { name: 'SIGN UP' })).toBeEnabled();
  },
});

/** SIGN UP without a code asks for the code. */
export const NoCode = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = await askForCode(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter the OTP sent to your phone');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const WrongCode = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, msw }) => {
    const field = await askForCode(userEvent);
    for (const message of [
      'This code is wrong. Please check it: 4 tries are left.',
      'This code has expired. Please use Resend OTP to get a new one.',
      'This code is wrong, for the fifth time. Please use Resend OTP to get a new one.',
    ]) {
      msw.use(failed(signupUser, 400, { message, errors: { otpCode: message } }));
      await userEvent.clear(field);
      await userEvent.type(field, '111111{Enter}');
      // Shown once, below the field; the alert above leads to it.
      await expect(await canvas.findByText(message)).toBeVisible();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('111111');
      await expect(field).toBeInvalid();
    }
  },
});

export const Verifying = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const field = await askForCode(userEvent);
    msw.use(loading(signupUser));
    await userEvent.type(field, '482719{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'VERIFY OTP' })).toBeDisabled();
  },
});

/**
 * The field is hidden until the new code is sent, and is then empty. If no new code is sent because the last one still
 * works, the typed digits stay.
 */
export const Resent = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const field = await askForCode(userEvent);
    const code = () => canvas.queryByRole('textbox', { name: 'Enter OTP' });
    const again = /A new one can be sent after 30 seconds/;
    await userEvent.type(field, '48');
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
    await canvas.findByText(again);
    await expect(code()).toHaveValue('48');
    const asked: unknown[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const repeated = mock(signupUser, async ({ body }) => {
      asked.push(body);
      await released;
      return { status: 202 as const, body: { otpId: 'otp-2', message: 'OTP sent to your phone' } };
    });
    msw.use(repeated);
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(code()).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'VERIFY OTP' })).toBeNull();
    release();
    await waitFor(() => expect(code()).toHaveValue(''));
    // The same signup, without the stored id.
    const { 'Your Name': full_name, 'E-mail': email, Password: password, Mobile: phone } = newcomer;
    await expect(asked).toEqual([{ full_name, email, password, phone, consent: true }]);
    msw.use(...signupCodeCalls('735100', 'otp-2'));
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(canvas.queryByText(again)).toBeNull();
    await userEvent.keyboard('735100{Enter}');
    await waitFor(() => expect(redirect).toHaveBeenCalledWith('/'));
  },
});

/** No new code is sent, and the last one is forgotten: SIGN UP requests another. */
export const ResendFailed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await askForCode(userEvent);
    msw.use(failed(signupUser, 500));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to resend OTP');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'SIGN UP' })).toHaveFocus());
    const tooMany = 'Too many codes were sent to this phone. Please try again in 42 minutes.';
    msw.use(failed(signupUser, 429, { message: tooMany }, { 'retry-after': '2520' }));
    await expect(canvas.queryByRole('textbox', { name: 'Enter OTP' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(tooMany));
    msw.use(...signupCodeCalls('482719', 'otp-2'));
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Enter OTP' }), '482719{Enter}');
    await waitFor(() => expect(redirect).toHaveBeenCalledWith('/'));
  },
});

/** A code is only valid for the details it was sent for: changed details need a new one, restored ones do not. */
export const DetailsChanged = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const field = await askForCode(userEvent);
    msw.use(failed(signupUser, 400, { message: 'This code is wrong.' }));
    await userEvent.type(field, '48{Enter}');
    await canvas.findByRole('alert');
    const mobile = canvas.getByLabelText(/^Mobile/);
    await userEvent.type(mobile, '9');
    await expect(await canvas.findByText(/Press SIGN UP to get a new one/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Enter OTP' })).toBeNull();
    // The message about the code disappears with the field.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(mobile, '{Backspace}');
    await expect(await canvas.findByRole('textbox', { name: 'Enter OTP' })).toHaveValue('48');
    await expect(mobile).toHaveFocus();
    await expect(mobile).toHaveValue(newcomer.Mobile);
  },
});
