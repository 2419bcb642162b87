import Box from '@mui/material/Box';
import { propertyStatuses } from '#contract/properties/life.ts';
import { PropertyStatusChip } from '#src/features/properties/PropertyStatusChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyStatusChip });

export const EveryStatus = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {propertyStatuses.values.map((status) => (
        <PropertyStatusChip key={status} status={status} />
      ))}
    </Box>
  ),
});
