import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { photoUrl } from '../../../contract/fixtures/photoUrl';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { SitePhoto } from '../../../src/screens/site/SitePhoto';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({
  component: SitePhoto,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Box sx={{ width: 320, height: 240 }}>
          <Story />
        </Box>
      </SiteFrame>
    ),
  ],
});

export const Photo = meta.story({
  args: {
    listing: { id: 1, property_type: 'villa' },
    url: photoUrl('villa', 'exterior', 1),
    alt: 'Villa',
    sizes: '480px',
  },
});
export const Drawn = meta.story({ args: { listing: { id: 1, property_type: 'villa' }, alt: 'Villa', sizes: '480px' } });
export const Missing = meta.story({
  args: { listing: { id: 1, property_type: 'villa' }, url: 'data:image/png;base64,AAAA', alt: 'Villa', sizes: '480px' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Villa' })).toBeNull());
  },
});
