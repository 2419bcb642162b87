import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { updateSuperAdminProfile } from '../../../contract/auth';
import { buildProfile } from '../../../contract/fixtures/profiles';
import { UpdatePhoto } from '../../../src/features/auth/UpdatePhoto';
import { signedIn } from '../../mocks/auth';
import { failed, mock } from '../../mocks/mock';

const meta = preview.meta({
  component: UpdatePhoto,
  args: { open: true, photo: null, onClose: fn(), onSaved: fn() },
  parameters: { session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(mock(updateSuperAdminProfile, () => ({ data: buildProfile() }))),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Update Photo' }));
const choose = async (user: { upload: (input: HTMLElement, file: File) => Promise<void> }, type = 'image/png') => {
  const input = (await screen.findByRole('dialog')).querySelector('input[type=file]');
  if (input instanceof HTMLElement) await user.upload(input, new File(['picture'], 'meera.png', { type }));
};

export const NothingChosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await dialog()).getByText('Please choose an image file')).toBeVisible());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({
  play: async ({ args, userEvent }) => {
    await choose(userEvent);
    await waitFor(async () => expect((await dialog()).getByText('meera.png')).toBeVisible());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
  },
});

/** The server looks into the file and has the last word. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(updateSuperAdminProfile, 415, {
        message: 'This picture is damaged and cannot be read. Please choose another file.',
      }),
    ),
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await dialog()).getByText(/This picture is damaged/)).toBeVisible());
    await waitFor(async () => expect((await dialog()).getByText('meera.png')).toBeVisible());
  },
});
