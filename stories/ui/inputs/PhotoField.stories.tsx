import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { PhotoField } from '../../../src/ui/inputs/PhotoField';

const meta = preview.meta({ component: PhotoField });

export const ChooseAndRemove = meta.story({
  render: () => (
    <FormStage values={{ photo: null }}>
      <PhotoField name="photo" label="Photo" optional help="JPEG, PNG, WebP or AVIF, at most 15 MB." />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a-rather-long-name-of-a-photo.svg', {
      type: 'image/svg+xml',
    });
    await userEvent.upload(canvas.getByLabelText('Photo', { exact: false, selector: 'input' }), file);
    await expect(await canvas.findByText(file.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText(file.name)).toBeNull();
  },
});
