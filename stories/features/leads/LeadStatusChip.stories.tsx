import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { leadStatuses } from '../../../contract/leads';
import { LeadStatusChip } from '../../../src/features/leads/LeadStatusChip';

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
