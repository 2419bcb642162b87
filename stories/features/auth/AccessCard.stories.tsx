import { expect, screen, waitFor } from 'storybook/test';
import { endSession, listSessions } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { accountCalls, buildSessions } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AccessCard,
  args: { of: 'broker' as Role },
  parameters: { ...framed(640), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...accountCalls()),
});

export const Sessions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End the session in Safari on iPhone/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  },
});

/** The sessions of a home seeker. */
export const HomeSeeker = meta.story({
  tags: ['behaviour'],
  args: { of: 'user' },
  parameters: { session: signedIn('user') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
});

export const OnlyThisOne = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listSessions, () => ({ data: buildSessions().slice(0, 1) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome on Windows (this session)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull();
  },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await fillIn(userEvent, screen, {
      'Current password': 'Namaste#2026home',
      'New password(?! again)': 'Udaipur#2026lake',
      'New password again': 'Udaipur#2026lake',
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(await screen.findByText('Password changed')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listSessions)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listSessions, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
  },
});

export const EndFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(endSession, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End the session in Safari on iPhone/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The session could not be ended');
  },
});
