import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { userStatuses } from '../../../contract/users';
import { UserStatusChip } from '../../../src/features/users/UserStatusChip';

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
