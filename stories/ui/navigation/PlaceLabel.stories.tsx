import Box from '@mui/material/Box';
import { PlaceLabel } from '#src/ui/navigation/PlaceLabel.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PlaceLabel, args: { label: 'Insights' } });

export const Badges = meta.story({
  render: ({ label }) => (
    <Box sx={{ display: 'flex', gap: 3, p: 2, typography: 'label' }}>
      <PlaceLabel label={label} />
      <PlaceLabel label={label} badge={{ text: 'NEW', tone: 'marigold' }} />
      <PlaceLabel label="Post property" badge={{ text: 'FREE', tone: 'gulabi' }} />
    </Box>
  ),
});
