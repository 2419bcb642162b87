import Box from '@mui/material/Box';
import { userStatuses } from '#contract/users.ts';
import { UserStatusChip } from '#src/features/users/UserStatusChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: UserStatusChip });

export const EveryStatus = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {userStatuses.values.map((status) => (
        <UserStatusChip key={status} status={status} />
      ))}
    </Box>
  ),
});
