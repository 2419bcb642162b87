import { expect, waitFor } from 'storybook/test';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { Guard } from '#src/app/Guard.tsx';
import { writeSession } from '#src/lib/sessions.ts';
import preview from '#storybook/preview.tsx';

const email = 'admin@nivaas.example';

const meta = preview.meta({
  component: Guard,
  parameters: { session: { super_admin: { token: 'token', name: '', email } } },
});

const arrive = (token: string, profile: ReturnType<typeof buildProfile>) =>
  writeSession('super_admin', { ...profile, token, profile });

/**
 * When the profile arrives after sign-in, or the e-mail is edited, the area keeps its state; another person starts
 * afresh.
 */
export const ProfileComesLater = meta.story({
  render: () => (
    <Guard allowedRole="super_admin" loginPath="/superadmin/login">
      <input aria-label="Search" />
    </Guard>
  ),
  play: async ({ canvas, userEvent }) => {
    const typed = () => canvas.findByRole('textbox', { name: 'Search' });
    await userEvent.type(await typed(), 'villa');
    arrive('token', buildProfile({ email }));
    await expect(await typed()).toHaveValue('villa');
    arrive('token', buildProfile({ email: 'new@nivaas.example' }));
    await expect(await typed()).toHaveValue('villa');
    arrive('another token', buildProfile({ id: 2, email: 'other@nivaas.example' }));
    await waitFor(async () => expect(await typed()).toHaveValue(''));
  },
});
