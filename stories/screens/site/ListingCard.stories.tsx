import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildSiteListing } from '../../../contract/fixtures/sites';
import { ListingCard } from '../../../src/screens/site/ListingCard';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({
  component: ListingCard,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <h1>Site</h1>
        <h2>Listings</h2>
        <Box sx={{ maxWidth: 480 }}>
          <Story />
        </Box>
      </SiteFrame>
    ),
  ],
});

export const Filled = meta.story({ args: { listing: buildSiteListing(), lead: false, onEnquire: fn() } });
export const Bare = meta.story({
  args: {
    listing: buildSiteListing({
      title: null,
      description: null,
      expected_price: null,
      built_up_area: null,
      photos: [],
    }),
    lead: false,
    onEnquire: fn(),
  },
});
