import { expect, fn, screen, within } from 'storybook/test';
import { framed } from '../../../.storybook/framed';
import preview from '../../../.storybook/preview';
import { updateBrokerProfile } from '../../../contract/auth';
import { buildProfile } from '../../../contract/fixtures/profiles';
import { ProfileDialogs } from '../../../src/features/auth/ProfileDialogs';
import { signedIn } from '../../mocks/auth';
import { mock } from '../../mocks/mock';

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
