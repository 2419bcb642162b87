import Box from '@mui/material/Box';
import { PlaceLabel } from '#src/ui/navigation/PlaceLabel.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PlaceLabel, args: { label: 'Insights' }, parameters: inBothSchemes });

/** Without a pill and with either. */
export const Badges = meta.story({
  render: ({ label }) => (
    <Box sx={{ display: 'flex', gap: 3, p: 2, typography: 'place' }}>
      <PlaceLabel label={label} />
      <PlaceLabel label={label} badge={{ text: 'NEW', tone: 'marigold' }} />
      <PlaceLabel label="Post property" badge={{ text: 'FREE', tone: 'gulabi' }} />
    </Box>
  ),
});
