import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { PersonAvatar } from '../media/PersonAvatar.tsx';
import { PlaceLabel } from './PlaceLabel.tsx';
import type { TopNavPerson, TopNavPlace } from './topNavTypes.ts';

interface TopNavActionsProps {
  /** The featured place, an outlined button. */
  featured?: TopNavPlace | undefined;
  /** The login link, a filled button. */
  signIn: TopNavPlace;
  /** The signed-in person, shown with Log out instead of `signIn`. */
  person?: TopNavPerson | undefined;
  /** Stacked in full width, for the menu. */
  wide?: boolean;
}

/** The buttons of the public navigation: the featured place, then Login, or the person and Log out. */
export function TopNavActions({ featured, signIn, person, wide = false }: TopNavActionsProps) {
  const login = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  // Log out disappears when it is pressed: the focus moves to Login.
  useEffect(() => {
    if (person || !leaving.current) return;
    leaving.current = false;
    login.current?.focus({ preventScroll: true });
  }, [person]);
  const button = wide ? { width: '100%' } : { flex: 'none' };
  const name = person ? <Person name={person.name} to={person.to} wide={wide} /> : null;
  return (
    <>
      {wide ? name : null}
      {featured ? (
        <Button component={Link} to={featured.to} sx={button}>
          <PlaceLabel label={featured.label} badge={featured.badge} />
        </Button>
      ) : null}
      {wide ? null : name}
      {person ? (
        <Button
          onClick={() => {
            leaving.current = true;
            person.onLogOut();
          }}
          sx={button}
        >
          Log out
        </Button>
      ) : (
        <Button ref={login} component={Link} to={signIn.to} variant="contained" sx={button}>
          <PlaceLabel label={signIn.label} badge={signIn.badge} />
        </Button>
      )}
    </>
  );
}

/** The link to the account: the name in the menu; only the initials in the row, which has no room for long names. */
function Person({ name, to, wide }: { name: string; to: string; wide: boolean }) {
  return (
    <Box
      component={Link}
      to={to}
      title={name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        position: 'relative',
        borderRadius: wide ? '8px' : '50%',
        typography: 'label',
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <PersonAvatar name={name} fallback="NA" size={44} tone="peacock" />
      <Box component="span" sx={visuallyHidden}>
        Your account, {wide ? '' : name}
      </Box>
      {wide ? <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box> : null}
    </Box>
  );
}
