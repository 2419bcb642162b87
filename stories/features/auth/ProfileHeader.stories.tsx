import { screen } from 'storybook/test';
import { ProfileHeader } from '#src/features/auth/ProfileHeader.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProfileHeader,
  parameters: { ...framed(700), session: signedIn('super_admin') },
});

export const Editing = meta.story({
  args: { of: 'super_admin', purpose: 'How Nivaas knows you, and where you are signed in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await screen.findByRole('dialog', { name: 'Edit Profile' });
  },
});
