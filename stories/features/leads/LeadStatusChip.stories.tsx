import Box from '@mui/material/Box';
import { leadStatuses } from '#contract/leads/choices.ts';
import { LeadStatusChip } from '#src/features/leads/LeadStatusChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: LeadStatusChip });

export const EveryStatus = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {leadStatuses.values.map((status) => (
        <LeadStatusChip key={status} status={status} />
      ))}
    </Box>
  ),
});
