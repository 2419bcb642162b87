import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { RecoveryCodes } from '#src/features/auth/RecoveryCodes.tsx';
import { recoveryCodes } from '#stories/mocks/account.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RecoveryCodes,
  args: { open: true, codes: recoveryCodes, onClose: fn() },
  parameters: framed(760),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));

export const Shown = meta.story({
  play: async ({ args, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const made = spyOn(URL, 'createObjectURL');
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await expect(await shown.findByText('Copied')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Download' }));
    const [[file] = []] = made.mock.calls;
    await expect(file instanceof Blob && (await file.text())).toBe(`${recoveryCodes.join('\n')}\n`);
    await userEvent.click(shown.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
  },
});
