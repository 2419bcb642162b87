import Box from '@mui/material/Box';
import preview from '../../../../.storybook/preview';
import { PhotoTileState } from '../../../../src/screens/broker/post-property/PhotoTileState';

const meta = preview.meta({
  component: PhotoTileState,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', width: 240, height: 180, bgcolor: 'roles.seg' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Screening = meta.story({ args: { uploaded: false, sending: false } });
export const Phone = meta.story({
  args: { uploaded: true, sending: false },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', width: 140, height: 105, bgcolor: 'roles.seg' }}>
        <Story />
      </Box>
    ),
  ],
});
export const Uploaded = meta.story({ args: { uploaded: true, sending: false } });
export const Sending = meta.story({ args: { uploaded: false, sending: true } });
