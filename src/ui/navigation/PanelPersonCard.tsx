import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { PersonAvatar } from '../media/PersonAvatar.tsx';
import { PersonLines } from './PersonLines.tsx';
import type { PanelPerson } from './panelTypes.ts';

interface PanelPersonCardProps {
  /** Who is signed in. */
  person: PanelPerson;
  /** The avatar alone, the name as a tooltip. */
  rail?: boolean;
  /** With it, the person leads there: to the own profile. */
  to?: string | undefined;
  /** The link was followed: the drawer closes. */
  onNavigate?: () => void;
}

/** Who is signed in, at the sidebar's foot. */
export function PanelPersonCard({ person, rail, to, onNavigate }: PanelPersonCardProps) {
  const avatar = (
    <PersonAvatar name={person.name} photo={person.photo ?? null} fallback={person.fallback} size={36} tone="peacock" />
  );
  const name = person.name || person.email;
  const link = to ? { component: Link, to, onClick: onNavigate } : {};
  return (
    <Box sx={{ flex: 'none', mt: 'auto', borderTop: '1px solid', borderColor: 'roles.line', pt: '6px' }}>
      <Tooltip title={rail ? name : ''} placement="right" describeChild={Boolean(to)}>
        <Box
          {...link}
          {...(rail && !to ? { role: 'img' } : {})}
          sx={{
            display: 'flex',
            justifyContent: rail ? 'center' : 'flex-start',
            gap: '10px',
            alignItems: 'center',
            minHeight: 48,
            p: rail ? '6px 0' : '6px 8px',
            borderRadius: '8px',
            color: 'inherit',
            textDecoration: 'none',
            ...(to ? { '&:hover': { bgcolor: 'roles.navHover' }, '&:focus-visible': { outlineOffset: '-2px' } } : {}),
          }}
        >
          {avatar}
          {to ? (
            <Box component="span" sx={visuallyHidden}>
              Profile of {rail ? name : ''}
            </Box>
          ) : null}
          {rail ? null : (
            <Box component="span" sx={{ minWidth: 0 }}>
              <PersonLines name={person.name} note={person.email} />
            </Box>
          )}
        </Box>
      </Tooltip>
    </Box>
  );
}
