import { expect, fn, screen, within } from 'storybook/test';
import { updateBrokerProfile } from '#contract/auth.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { ProfileDialogs } from '#src/features/auth/ProfileDialogs.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProfileDialogs,
  args: { of: 'broker' as const, open: 'profile' as const, onClose: fn() },
  parameters: { ...framed(640), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(mock(updateBrokerProfile, () => ({ data: buildProfile({ role: 'broker' }) }))),
});

export const Saved = meta.story({
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile saved')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** A new email must be confirmed with a link before it takes effect. */
export const EmailWaits = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBrokerProfile, () => ({
        data: buildProfile({ role: 'broker', pending_email: 'asha.new@nivaas.example' }),
      })),
    ),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText(/^Profile saved\. To use asha\.new@nivaas\.example, open the link/),
    ).toBeVisible();
  },
});
