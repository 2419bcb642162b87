import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { photoUrl } from '../../../../contract/fixtures/drawings/photoUrl';
import { PhotoTile } from '../../../../src/screens/broker/post-property/PhotoTile';
import { pictureFile } from '../../../../stories/mocks/properties';

const meta = preview.meta({
  component: PhotoTile,
  decorators: [
    (Story) => (
      <Box sx={{ width: 240, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

const photo = { id: 'a', category: 'exterior', file: pictureFile('a.jpg'), preview: photoUrl('villa', 'exterior', 1) };
const args = {
  photo,
  name: 'Exterior picture 1',
  isDefault: false,
  uploaded: false,
  sending: false,
  busy: false,
  onDefault: fn(),
  onRemove: fn(),
};

export const Chosen = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await expect(args.onDefault).toHaveBeenCalled();
  },
});
export const Default = meta.story({ args: { ...args, isDefault: true } });
export const Sending = meta.story({ args: { ...args, sending: true, busy: true } });
export const Uploaded = meta.story({ args: { ...args, uploaded: true } });
export const Refused = meta.story({ args: { ...args, photo: { ...photo, error: '22 MB, limit is 15 MB' } } });
export const NotAPicture = meta.story({
  args: { ...args, photo: { ...photo, preview: 'data:image/jpeg;base64,AAAA', error: 'This is not a picture' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Exterior picture 1 cannot be shown');
  },
});
