import Box from '@mui/material/Box';
import { expect, screen, within } from 'storybook/test';
import { updateBrokerProfile, whoami } from '#contract/auth.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { BrokerProfileScreen } from '#src/screens/broker/profile/BrokerProfileScreen.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { preferenceCalls } from '#stories/mocks/notifications.ts';
import { privacyPanelCalls } from '#stories/mocks/privacy.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const nameless = { token: 'token', name: '', email: '', phone: null, photo: null, lastLoginAt: null, profile: null };
const meta = preview.meta({
  component: BrokerProfileScreen,
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...accountCalls(), ...preferenceCalls('broker'), ...privacyPanelCalls()),
  decorators: [
    (Story) => (
      <Box component="main" sx={{ p: { xs: '20px 16px', sm: '28px 32px' } }}>
        <Story />
      </Box>
    ),
  ],
});

/** A saved profile shows up at once. */
export const Edited = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBrokerProfile, ({ body }) => ({
        data: buildProfile({ role: 'broker', name: String(body.full_name) }),
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('broker')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update Photo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    const name = await form.findByRole('textbox', { name: /Full name/ });
    await userEvent.clear(name);
    await fill(userEvent, name, 'Asha R');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Asha R' })).toBeVisible();
  },
});

/** If the session has no name or email, the page loads the profile. */
export const Reloaded = meta.story({
  parameters: { session: { broker: nameless } },
  beforeEach: ({ msw }) => msw.use(mock(whoami, () => ({ data: buildProfile({ role: 'broker' }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: buildProfile({ role: 'broker' }).name })).toBeVisible();
  },
});

/** A failed reload shows no message. */
export const NotReloaded = meta.story({
  parameters: { session: { broker: nameless } },
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BR')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
