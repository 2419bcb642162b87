import { expect, fn, screen, waitFor } from 'storybook/test';
import { resetPassword } from '#contract/account.ts';
import { ResetForm } from '#src/screens/auth/reset/ResetForm.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ResetForm,
  args: { token: 'A'.repeat(43), onDone: fn(), onDead: fn() },
  parameters: framed(420),
  beforeEach: ({ msw }) => msw.use(mock(resetPassword, () => ({ data: { role: 'broker' as const } }))),
});

type User = Parameters<typeof fill>[0];
const set = async (user: User, password = 'Udaipur#2026lake') => {
  await fill(user, screen.getByLabelText(/^New password/, { selector: 'input' }), password);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
};

export const Done = meta.story({
  play: async (context) => {
    await set(context.userEvent);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith('broker'));
  },
});

export const TooShort = meta.story({
  play: async (context) => {
    await set(context.userEvent, 'short');
    await expect(await context.canvas.findByLabelText(/^New password/, { selector: 'input' })).toBeInvalid();
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
});

/** The server refuses common passwords; the link stays valid. */
export const WeakPassword = meta.story({
  beforeEach: ({ msw }) => {
    const message = 'This password is too common';
    msw.use(failed(resetPassword, 400, { message, errors: { password: message } }));
  },
  play: async (context) => {
    await set(context.userEvent);
    await waitFor(() => expect(context.canvas.getByLabelText(/^New password/, { selector: 'input' })).toBeInvalid());
    await expect(context.args.onDead).not.toHaveBeenCalled();
  },
});

export const DeadLink = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(resetPassword, 400, { message: 'This link does not work any more.' })),
  play: async (context) => {
    await set(context.userEvent);
    await waitFor(() => expect(context.args.onDead).toHaveBeenCalled());
  },
});

export const FailureWithoutWords = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(resetPassword, 500)),
  play: async (context) => {
    await set(context.userEvent);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The password could not be set');
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(resetPassword)),
  play: async (context) => {
    await set(context.userEvent);
    await expect(await context.canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
});
