import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { PersonAvatar } from '../media/PersonAvatar.tsx';
import type { PanelPerson } from './panelTypes.ts';

interface PanelPersonCardProps {
  /** The person who is signed in. */
  person: PanelPerson;
  /** Shows the avatar only, with a tooltip. */
  rail?: boolean;
  /** Makes the card a link to the profile. */
  to?: string | undefined;
  /** Called when the link is followed. */
  onNavigate?: () => void;
}

/** The signed-in person at the bottom of the sidebar. */
export function PanelPersonCard({ person, rail, to, onNavigate }: PanelPersonCardProps) {
  const name = person.name || person.email;
  const link = to ? { component: Link, to, onClick: onNavigate } : {};
  return (
    <Box sx={{ flex: 'none', mt: 'auto', borderTop: '1px solid', borderColor: 'roles.line', pt: 0.75 }}>
      <Tooltip title={rail ? name : ''} placement="right" describeChild={Boolean(to)}>
        <Box
          {...link}
          {...(rail && !to ? { role: 'img' } : {})}
          sx={{
            display: 'flex',
            justifyContent: rail ? 'center' : 'flex-start',
            gap: 1,
            alignItems: 'center',
            minHeight: 48,
            p: rail ? space(0.75, 0) : space(0.75, 1),
            borderRadius: '8px',
            color: 'inherit',
            textDecoration: 'none',
            ...(to ? { '&:hover': { bgcolor: 'roles.navHover' }, '&:focus-visible': { outlineOffset: '-2px' } } : {}),
          }}
        >
          <PersonAvatar name={person.name} photo={person.photo} fallback={person.fallback} size={36} tone="peacock" />
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

interface PersonLinesProps {
  /** The first line; omitted if empty. */
  name: string;
  /** The second line. */
  note: string;
}

/** A person's name and a note, each truncated, with the full text in its `title`. */
export function PersonLines({ name, note }: PersonLinesProps) {
  return (
    <>
      {name ? (
        <Text
          component="span"
          title={name}
          variant="subtitle2"
          lines={1}
          sx={{ display: 'block', lineHeight: '1.125rem' }}
        >
          {name}
        </Text>
      ) : null}
      <Text component="span" title={note} variant="caption" quiet lines={1} sx={{ display: 'block' }}>
        {note}
      </Text>
    </>
  );
}
