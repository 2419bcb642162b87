import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { PersonAvatar } from '../media/PersonAvatar';
import { PersonLines } from './PersonLines';
import type { PanelPerson } from './panelTypes';

interface PanelPersonCardProps {
  /** Who is signed in. */
  person: PanelPerson;
  /** The avatar alone, the name as a tooltip. */
  rail?: boolean;
}

/** Who is signed in, at the sidebar's foot. */
export function PanelPersonCard({ person, rail }: PanelPersonCardProps) {
  const avatar = (
    <PersonAvatar name={person.name} photo={person.photo ?? null} fallback={person.fallback} size={36} tone="peacock" />
  );
  return (
    <Box
      sx={{
        flex: 'none',
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
      {rail ? (
        <Tooltip title={person.name || person.email} placement="right">
          <span role="img">{avatar}</span>
        </Tooltip>
      ) : (
        avatar
      )}
      {rail ? null : (
        <Box component="span" sx={{ minWidth: 0 }}>
          <PersonLines name={person.name} note={person.email} />
        </Box>
      )}
    </Box>
  );
}
