import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { closeAccount } from '#contract/account.ts';
import { CloseAccount } from '#src/features/auth/CloseAccount.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { loading } from '#stories/mocks/mock.ts';
import { OWN_PASSWORD, seekerCalls } from '#stories/mocks/seeker.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CloseAccount,
  args: { open: true, onClose: fn(), onClosed: fn() },
  parameters: { ...framed(480), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

const field = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return dialog.getByLabelText(/^Password/, { selector: 'input' });
};

export const Deleted = meta.story({
  play: async ({ args, userEvent }) => {
    await fill(userEvent, await field(), OWN_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledTimes(1));
  },
});

/** Nothing is sent without a password. */
export const WithoutPassword = meta.story({
  play: async ({ args, userEvent }) => {
    const password = await field();
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'));
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  play: async ({ userEvent }) => {
    const password = await field();
    await fill(userEvent, password, 'Another#2026one');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is wrong'));
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(closeAccount)),
  play: async ({ userEvent }) => {
    await fill(userEvent, await field(), OWN_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Deleting…')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
