import { expect, waitFor } from 'storybook/test';
import { mixed, object } from 'yup';
import { PhotoField } from '#src/ui/inputs/PhotoField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import { drawnPicture, dropFiles, plainFile } from '#storybook/fileTransfer.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PhotoField });
const hint = 'JPEG, PNG, WebP or AVIF, up to 15 MB';

export const ChooseAndRemove = meta.story({
  render: () => (
    <FormStage values={{ photo: null }}>
      <PhotoField name="photo" label="Photo" optional hint={hint} />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photo', { exact: false, selector: 'input' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, drawnPicture('a-rather-long-name-of-a-photo.svg'));
    await expect(await canvas.findByText('a-rather-long-name-of-a-photo.svg')).toBeVisible();
    dropFiles(input, plainFile('leads.csv'));
    await expect(await canvas.findByText('Please choose an image file')).toBeVisible();
    await expect(canvas.getByText('a-rather-long-name-of-a-photo.svg')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Choose an image')).toBeVisible();
    await expect(canvas.queryByText('Please choose an image file')).toBeNull();
  },
});

/** A file that is not a picture despite its type: no broken image shows, and it can be removed. */
export const NoPictureInside = meta.story({
  render: () => (
    <FormStage values={{ photo: new File(['no'], 'me.jpg', { type: 'image/jpeg' }) }}>
      <PhotoField name="photo" label="Photo" hint={hint} />
    </FormStage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove Photo' })).toBeVisible();
  },
});

const stored = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="tan" d="M0 0h9v9H0z"/></svg>')}`;

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ none: null, chosen: drawnPicture('house.svg') }}
      schema={object({ none: mixed().required('Please choose an image file') })}
      touched
    >
      <PhotoField name="none" label="Photo" hint={hint} required />
      <PhotoField name="stored" label="Photo" current={stored} hint={hint} optional />
      <PhotoField name="chosen" label="Photo" />
      <PhotoField name="locked" label="Photo" current={stored} hint={hint} disabled />
    </FormStage>
  ),
});
