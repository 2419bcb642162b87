import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { beginTwoFactor, confirmTwoFactor } from '#contract/secondStep.ts';
import { SetUpSecondStep } from '#src/features/auth/SetUpSecondStep.tsx';
import { secondStepCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SetUpSecondStep,
  args: { of: 'broker' as const, open: true, onClose: fn(), onDone: fn() },
  parameters: { ...framed(720), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...secondStepCalls()),
});

const form = async () => within(await screen.findByRole('dialog', { name: 'Set up the second step' }));
const turnOn = async (user: Parameters<typeof fillIn>[0], code: string) => {
  const dialog = await form();
  await dialog.findByRole('img', { name: 'QR code of the secret below' });
  if (code) await fillIn(user, dialog, { 'Code from your app': code });
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  return dialog;
};

export const Begun = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await form();
    await expect(await dialog.findByRole('img', { name: 'QR code of the secret below' })).toBeVisible();
    const app = dialog.getByRole('link', { name: 'open the app on this device' });
    await expect(app).toHaveAttribute('href', expect.stringMatching(/^otpauth:/));
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the secret' }));
    await expect(await dialog.findByText('Copied')).toBeVisible();
    const code = dialog.getByLabelText(/^Code from your app/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
  },
});

const WRONG = 'This code is wrong, or was used already';
export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(confirmTwoFactor, 400, { message: WRONG, errors: { otp: WRONG } })),
  play: async ({ userEvent, args }) => {
    const dialog = await turnOn(userEvent, '000000');
    await waitFor(() => expect(dialog.getByLabelText(/^Code from your app/)).toBeInvalid());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const NothingTyped = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = await turnOn(userEvent, '');
    await expect(await dialog.findByText('Enter the six digits that your app shows')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(beginTwoFactor)) });

export const NotBegun = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(beginTwoFactor, 500)),
  play: async () =>
    expect(await (await form()).findByRole('alert')).toHaveTextContent(
      'Setup could not be started. Close this and try again.',
    ),
});
