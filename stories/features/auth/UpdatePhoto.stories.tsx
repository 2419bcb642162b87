import { userEvent as events, expect, fn, screen, waitFor, within } from 'storybook/test';
import { updateBrokerProfile, updateSuperAdminProfile, whoami } from '#contract/auth.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { UpdatePhoto } from '#src/features/auth/UpdatePhoto.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: UpdatePhoto,
  args: { of: 'super_admin' as const, open: true, photo: null, onClose: fn(), onSaved: fn() },
  parameters: { ...framed(640), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(mock(updateSuperAdminProfile, () => ({ data: buildProfile() }))),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Update Photo' }));
const shows = (text: string | RegExp) => waitFor(async () => expect((await dialog()).getByText(text)).toBeVisible());
const save = async (user: { click: (button: Element) => Promise<void> }) =>
  user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
const choose = async (user: { upload: (input: HTMLElement, file: File) => Promise<void> }, type = 'image/png') => {
  const input = (await screen.findByRole('dialog')).querySelector('input[type=file]');
  if (input instanceof HTMLElement) await user.upload(input, new File(['picture'], 'meera.png', { type }));
};

export const NothingChosen = meta.story({
  play: async ({ args, userEvent }) => {
    await save(userEvent);
    await shows('Please choose an image file');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Any other file is refused before it is sent, as if no file had been chosen. */
export const NoImage = meta.story({
  play: async ({ args, userEvent }) => {
    await choose(events.setup({ applyAccept: false }), 'application/pdf');
    await (await dialog()).findByText('Please choose an image file');
    await expect((await dialog()).queryByText('meera.png')).toBeNull();
    await save(userEvent);
    await (await dialog()).findAllByText('Please choose an image file');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await choose(userEvent);
    await shows('meera.png');
    await save(userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
  },
});

/** After a broker's photo is saved, the profile is refetched and stored. */
export const BrokerSaved = meta.story({
  tags: ['behaviour'],
  args: { of: 'broker' },
  parameters: { session: signedIn('broker') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBrokerProfile, () => ({ data: buildProfile({ role: 'broker', photo: '/media/answered.webp' }) })),
      mock(whoami, () => ({ data: buildProfile({ role: 'broker', photo: '/media/refreshed.webp' }) })),
    ),
  play: async ({ args, userEvent }) => {
    await choose(userEvent);
    await save(userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('nivaas.session.broker') ?? '{}').photo).toBe('/media/refreshed.webp'),
    );
  },
});

export const Saving = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(updateSuperAdminProfile)),
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await save(userEvent);
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Saving…' })).toBeDisabled());
  },
});

/** An error without a message. */
export const UpdateFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(updateSuperAdminProfile, 500)),
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await save(userEvent);
    await shows('Update failed');
  },
});

const damaged = 'This picture is damaged and cannot be read. Please choose another file.';
/** The server checks the file itself and may refuse it. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(updateSuperAdminProfile, 415, { message: damaged })),
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await save(userEvent);
    await shows(damaged);
    await shows('meera.png');
  },
});
