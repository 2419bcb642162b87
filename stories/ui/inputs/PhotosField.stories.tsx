import { expect } from 'storybook/test';
import { array, object } from 'yup';
import { FormStage } from '../../../.storybook/FormStage';
import { drawnPicture, dropFiles, pasteFiles, plainFile } from '../../../.storybook/fileTransfer';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PhotosField } from '../../../src/ui/inputs/PhotosField';

const meta = preview.meta({ component: PhotosField, parameters: inBothSchemes });
const hint = 'JPEG, PNG, WebP, AVIF, 15 MB each';
const colours = ['teal', 'peru', 'slategray'];

export const RefusedOnesKeepTheOthers = meta.story({
  render: () => (
    <FormStage values={{ photos: [] }} width={720}>
      <PhotosField
        name="photos"
        label="Pictures"
        hint={hint}
        optional
        pasteAnywhere
        refuse={(file) => (file.size > 1_000_000 ? `${file.name}: 2 MB, limit is 1 MB` : undefined)}
      />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Drop pictures here/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [drawnPicture('front.svg', 'teal'), drawnPicture('back.svg', 'peru')]);
    await expect(await canvas.findByText('back.svg')).toBeVisible();
    const big = new File(['x'.repeat(1_500_000)], 'huge.png', { type: 'image/png' });
    dropFiles(input, plainFile('leads.csv'), drawnPicture('side.svg', 'slategray'), big);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('leads.csv is not a picture');
    await expect(alert).toHaveTextContent('huge.png: 2 MB, limit is 1 MB');
    await expect(await canvas.findByText('side.svg')).toBeVisible();
    await expect(canvas.getByText('front.svg')).toBeVisible();
    pasteFiles(document.body, drawnPicture('pasted.svg', 'darkolivegreen'));
    await expect(await canvas.findByText('pasted.svg')).toBeVisible();
    // From the drop zone past the first picture; the list of refusals stands before it.
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove back.svg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('back.svg')).toBeNull();
    await expect(input).toHaveFocus();
  },
});

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ none: [], kept: colours.map((colour) => drawnPicture(`${colour}.svg`, colour)) }}
      schema={object({ none: array().min(1, 'Please choose an image file') })}
      touched
      width={720}
    >
      <PhotosField name="none" label="Pictures" hint={hint} required />
      <PhotosField name="kept" label="Pictures" hint={hint} disabled />
    </FormStage>
  ),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FormStage values={{ photos: colours.map((colour) => drawnPicture(`${colour}.svg`, colour)) }}>
      <PhotosField name="photos" label="Pictures" hint={hint} />
    </FormStage>
  ),
});
