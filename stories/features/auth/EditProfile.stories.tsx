import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { updateBrokerProfile, updateSuperAdminProfile } from '#contract/auth.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { EditProfile } from '#src/features/auth/EditProfile.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const sent = fn();
const meta = preview.meta({
  component: EditProfile,
  args: { of: 'super_admin' as const, open: true, person: buildProfile(), onClose: fn(), onSaved: fn() },
  parameters: { ...framed(640), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock(updateSuperAdminProfile, ({ body }) => {
        sent(body);
        return { data: buildProfile({ name: String(body.full_name), email: String(body.email) }) };
      }),
    );
  },
});

const form = async () => within(await screen.findByRole('dialog', { name: 'Edit Profile' }));

const save = async (user: { click: (button: Element) => Promise<void> }) =>
  user.click(await (await form()).findByRole('button', { name: 'Save' }));
const stored = (role: string) => JSON.parse(localStorage.getItem(`nivaas.session.${role}`) ?? '{}');

const labels = async () => (await (await form()).findAllByRole('textbox')).map((field) => field.getAttribute('name'));

/** The server's response replaces the session's profile. */
export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expect(await labels()).toEqual(['full_name', 'email', 'phone']);
    for (const label of [/^Full name/, /^Email/, /^Phone/]) await (await form()).findByRole('textbox', { name: label });
    await (await form()).findByRole('button', { name: 'Save' });
    const name = await (await form()).findByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await fill(userEvent, name, ' Meera K ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith({ full_name: 'Meera K', email: buildProfile().email });
    await expect(stored('super_admin')).toMatchObject({ token: 'token', name: 'Meera K' });
  },
});

/** A broker also has a licence. */
export const Broker = meta.story({
  args: { of: 'broker', person: { ...buildProfile({ role: 'broker' }) } },
  parameters: { session: signedIn('broker') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBrokerProfile, ({ body }) => {
        sent(body);
        return { data: buildProfile({ role: 'broker', licenseNo: String(body.license_no) }) };
      }),
    ),
  play: async ({ args, userEvent }) => {
    await expect(await labels()).toEqual(['full_name', 'email', 'phone', 'license_no']);
    const licence = await (await form()).findByRole('textbox', { name: /License No/ });
    await expect(licence).toHaveValue('SAMPLE/RAJ/A/2024/1101');
    await userEvent.clear(licence);
    await fill(userEvent, licence, ' SAMPLE/RAJ/A/2026/7 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ license_no: 'SAMPLE/RAJ/A/2026/7' }));
    await expect(stored('broker')).toMatchObject({ token: 'token', licenseNo: 'SAMPLE/RAJ/A/2026/7' });
  },
});

/** A phone number that today's rules would refuse does not block a change of another field. */
export const OldPhone = meta.story({
  tags: ['behaviour'],
  args: { person: buildProfile({ phone: '98765 43210 ext. 5' }) },
  play: async ({ args, userEvent }) => {
    await fill(userEvent, await (await form()).findByRole('textbox', { name: /Full name/ }), ' R');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith(expect.not.objectContaining({ phone: expect.anything() }));
  },
});

export const Required = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.clear(await dialog.findByRole('textbox', { name: /Full name/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Email/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    // The dialog may still be opening.
    await waitFor(() => expect(dialog.getByText('Full name is required')).toBeVisible());
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await (await form()).findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(updateSuperAdminProfile)),
  play: async ({ userEvent }) => {
    await save(userEvent);
    await expect(await (await form()).findByRole('button', { name: 'Saving…' })).toBeDisabled();
  },
});

const taken = 'This email is already in use';
export const EmailTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(updateSuperAdminProfile, 409, { message: taken, errors: { email: taken } })),
  play: async ({ userEvent }) => {
    await save(userEvent);
    await waitFor(async () => expect((await form()).getByRole('textbox', { name: /Email/ })).toBeInvalid());
  },
});

/** An error without a message. */
export const UpdateFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(updateSuperAdminProfile, 500)),
  play: async ({ args, userEvent }) => {
    await save(userEvent);
    await waitFor(async () => expect((await form()).getByText('Update failed')).toBeVisible());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const NotAuthenticated = meta.story({
  tags: ['behaviour'],
  parameters: { session: {} },
  beforeEach: () => localStorage.removeItem('nivaas.session.super_admin'),
  play: async ({ userEvent }) => {
    await save(userEvent);
    await waitFor(async () => expect((await form()).getByText('Not authenticated')).toBeVisible());
  },
});
