import Box from '@mui/material/Box';
import { brokerStatuses } from '#contract/brokers.ts';
import { BrokerStatusChip } from '#src/features/brokers/BrokerStatusChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BrokerStatusChip });

export const EveryStatus = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {brokerStatuses.values.map((status) => (
        <BrokerStatusChip key={status} status={status} />
      ))}
    </Box>
  ),
});
