import { expect, fn, screen, within } from 'storybook/test';
import { useSession } from '#src/lib/sessions.ts';
import { ProfileSection } from '#src/screens/account/ProfileSection.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const { user } = signedIn('user');
const meta = preview.meta({
  component: ProfileSection,
  args: { session: user ?? null, onClosed: fn() },
  decorators: [inMain],
  parameters: { ...framed(900), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...accountCalls(), ...seekerCalls()),
});

/** The person's details; deleting the account asks for confirmation first. */
export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ravi@nivaas.example')).toBeVisible();
    await expect(await canvas.findByText('Chrome on Windows (this session)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
});

/** The name changes at once, on the page as well. */
export const Edited = meta.story({
  render: function Followed(args) {
    return <ProfileSection {...args} session={useSession('user')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await fill(userEvent, await form.findByRole('textbox', { name: /^Name/ }), ' Kumar');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile saved')).toBeVisible();
    await expect(canvas.getByText(`${user?.name} Kumar`)).toBeVisible();
  },
});

/** Without a telephone number: a dash. */
export const WithoutPhone = meta.story({
  args: { session: user ? { ...user, phone: null } : null },
  play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible(),
});
