import Box from '@mui/material/Box';
import { listingStatuses } from '#contract/properties/life.ts';
import { ListingStatusChip } from '#src/features/properties/ListingStatusChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ListingStatusChip });

export const EveryStatus = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {listingStatuses.values.map((status) => (
        <ListingStatusChip key={status} status={status} />
      ))}
    </Box>
  ),
});
