import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildSiteListing } from '../../../contract/fixtures/sites';
import { ListingGallery } from '../../../src/screens/site/ListingGallery';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: ListingGallery,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Box sx={{ position: 'relative', width: 480, maxWidth: '100%', height: 360 }}>
          <Story />
        </Box>
      </SiteFrame>
    ),
  ],
});

const listing = fullSite().listings[0] ?? buildSiteListing();

export const Several = meta.story({
  args: { listing, title: 'Villa with a pool', sizes: '480px' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Next photo/ }));
    await canvas.findByText('2/4');
  },
});
export const One = meta.story({
  args: { listing: { ...listing, photos: listing.photos.slice(0, 1) }, title: 'Villa', sizes: '480px' },
});
export const None = meta.story({ args: { listing: { ...listing, photos: [] }, title: 'Villa', sizes: '480px' } });
