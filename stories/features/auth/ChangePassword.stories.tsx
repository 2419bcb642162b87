import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { changePassword } from '#contract/account.ts';
import { ChangePassword } from '#src/features/auth/ChangePassword.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const sent = fn();
const meta = preview.meta({
  component: ChangePassword,
  args: { of: 'broker' as const, open: true, onClose: fn(), onChanged: fn() },
  parameters: { ...framed(720), session: signedIn('broker') },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock(changePassword, ({ body }) => {
        sent(body);
        return { data: { id: 7 } };
      }),
    );
  },
});

const form = async () => within(await screen.findByRole('dialog', { name: 'Change password' }));
const change = async (user: Parameters<typeof fillIn>[0], over: Readonly<Record<string, string>> = {}) => {
  const dialog = await form();
  await fillIn(user, dialog, {
    'Current password': 'Namaste#2026home',
    'New password(?! again)': 'Udaipur#2026lake',
    'New password again': 'Udaipur#2026lake',
    ...over,
  });
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
};

export const Changed = meta.story({
  play: async ({ args, userEvent }) => {
    await change(userEvent);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith({ current: 'Namaste#2026home', password: 'Udaipur#2026lake' });
  },
});

export const Differs = meta.story({
  play: async ({ userEvent }) => {
    await change(userEvent, { 'New password again': 'Udaipur#2026' });
    await waitFor(async () => expect((await form()).getByText('The two passwords differ')).toBeVisible());
    await expect(sent).not.toHaveBeenCalled();
  },
});

const WRONG = 'This is not your current password';
export const WrongCurrent = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(changePassword, 400, { message: WRONG, errors: { current: WRONG } })),
  play: async ({ userEvent }) => {
    await change(userEvent);
    const field = (await form()).getByLabelText(/^Current password/, { selector: 'input' });
    await waitFor(() => expect(field).toBeInvalid());
  },
});

const COMMON = 'This password is too common';
export const WeakPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(changePassword, 400, { message: COMMON, errors: { password: COMMON } })),
  play: async ({ userEvent }) => {
    await change(userEvent);
    const field = (await form()).getByLabelText(/^New password(?! again)/, { selector: 'input' });
    await waitFor(() => expect(field).toBeInvalid());
  },
});

export const Throttled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(
        changePassword,
        429,
        { message: 'Too many attempts, please try again later' },
        { 'retry-after': '60', 'access-control-expose-headers': 'retry-after' },
      ),
    ),
  play: async ({ userEvent }) => {
    await change(userEvent);
    await waitFor(async () => expect((await form()).getByText(/You can try again in 1 minute\./)).toBeVisible());
  },
});

export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(changePassword)),
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await (await form()).findByRole('button', { name: 'Changing…' })).toBeDisabled();
  },
});
