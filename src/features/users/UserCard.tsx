import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BrokerUser } from '#contract/users.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';

/** A user's row on a phone. */
export function UserCard({ user, onEdit }: { user: BrokerUser; onEdit: (user: BrokerUser) => void }) {
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '12px' }}>
        <PersonAvatar name={user.name} photo={user.photo ? fileUrl(user.photo, 320) : null} fallback="NA" size={40} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' }}>
            <Box component="h2" sx={{ typography: 'cardTitle', minWidth: 0 }}>
              {user.name}
            </Box>
            <UserStatusChip status={user.status} />
          </Box>
          <Box component="p">{user.email}</Box>
          <Box component="p" sx={{ typography: 'caption', color: 'roles.slate', mt: '2px' }}>
            {[`ID ${user.id}`, user.phone].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
      <Button aria-label={`Edit ${user.name}`} onClick={() => onEdit(user)}>
        Edit
      </Button>
    </Box>
  );
}
