import Box from '@mui/material/Box';
import { PersonAvatar } from '../media/PersonAvatar';
import type { PanelPerson } from './panelTypes';

interface PanelPersonCardProps {
  person: PanelPerson;
  /** The avatar alone. */
  rail?: boolean;
}

/** Who is signed in, at the sidebar's foot. */
export function PanelPersonCard({ person, rail }: PanelPersonCardProps) {
  return (
    <Box
      sx={{
        mt: 'auto',
        borderTop: '1px solid',
        borderColor: 'roles.line',
        p: rail ? '12px 0 0' : '12px 8px 0',
        display: 'flex',
        justifyContent: rail ? 'center' : 'flex-start',
        gap: '10px',
        alignItems: 'center',
      }}
    >
      <PersonAvatar
        name={person.name}
        photo={person.photo ?? null}
        fallback={person.fallback}
        size={36}
        tone="peacock"
      />
      {rail ? null : (
        <Box sx={{ minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}>
          <Box sx={{ typography: 'subtitle2', lineHeight: '18px' }}>{person.name}</Box>
          <Box sx={{ typography: 'caption', color: 'roles.slate' }}>{person.email}</Box>
        </Box>
      )}
    </Box>
  );
}
