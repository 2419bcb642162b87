import { expect, fn, screen } from 'storybook/test';
import { PhotoDropZone } from '#src/ui/inputs/PhotoDropZone.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { drawnPicture, dropFiles, pasteBeside, pasteFiles } from '#storybook/fileTransfer.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PhotoDropZone,
  args: {
    onFiles: fn(),
    accept: 'image/*',
    label: 'Drop pictures here',
    hint: 'JPEG, PNG, WebP, AVIF, 15 MB each',
  },
  decorators: [inBox({ p: 3, maxWidth: 300 })],
  parameters: framed(300),
});

const files = [drawnPicture('a.svg'), drawnPicture('b.svg')];

export const ClickDropPaste = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Drop pictures here/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('JPEG, PNG, WebP, AVIF, 15 MB each');
    await userEvent.upload(input, files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    dropFiles(input, ...files);
    pasteFiles(input, drawnPicture('pasted.svg'));
    pasteFiles(document.body, drawnPicture('anywhere.svg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(4);
  },
});

/** A picture pasted into a control goes to the drop zone, unless text for a text field is pasted with it. */
export const PastedElsewhere = meta.story({
  render: (args) => (
    <>
      <PhotoDropZone {...args} />
      <label>
        <input type="radio" /> Flat
      </label>
      <label>
        Title <input />
      </label>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Flat'));
    pasteFiles(canvas.getByLabelText('Flat'), drawnPicture('on-a-chip.svg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    pasteFiles(canvas.getByLabelText('Title'), drawnPicture('in-a-text.svg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    pasteBeside('Corner flat', canvas.getByLabelText('Title'), drawnPicture('with-its-words.svg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
});

/** Nothing is added behind an open dialog. */
export const BehindADialog = meta.story({
  render: (args) => (
    <>
      <PhotoDropZone {...args} />
      <ResponsiveDialog open title="Area Calculator" onClose={() => {}}>
        <button type="button">Apply</button>
      </ResponsiveDialog>
    </>
  ),
  play: async ({ args }) => {
    pasteFiles(await screen.findByRole('button', { name: 'Apply' }), drawnPicture('behind.svg'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByLabelText(/Drop pictures here/), ...files);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});
