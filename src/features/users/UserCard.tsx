import Box from '@mui/material/Box';
import type { BrokerUser } from '#contract/users.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { CardFooter, CardOpener } from '#src/ui/data/CardOpener.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';

/** A user's row on a phone. */
export function UserCard({ user, onEdit }: { user: BrokerUser; onEdit: (user: BrokerUser) => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <PersonAvatar name={user.name} photo={user.photo ? fileUrl(user.photo, 320) : null} fallback="NA" size={40} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          <Text component="h2" variant="cardTitle" sx={{ minWidth: 0 }}>
            {user.name}
          </Text>
          <UserStatusChip status={user.status} />
        </Box>
        <Text>{user.email}</Text>
        <CardFooter text={[`ID ${user.id}`, user.phone].filter(Boolean).join(' · ')}>
          <CardOpener label="Edit" of={user.name} onClick={() => onEdit(user)} />
        </CardFooter>
      </Box>
    </Box>
  );
}
