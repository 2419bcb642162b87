import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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

/** The buttons of the public navigation: the featured place, then Login, or the person's name and Log out. */
export function TopNavActions({ featured, signIn, person, wide = false }: TopNavActionsProps) {
  const login = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  // Log out disappears when it is pressed: the focus moves to Login.
  useEffect(() => {
    if (person || !leaving.current) return;
    leaving.current = false;
    login.current?.focus({ preventScroll: true });
  }, [person]);
  const button = {
    minHeight: 44,
    typography: 'place',
    fontWeight: 600,
    ...(wide ? { width: '100%' } : { flex: 'none' }),
  };
  return (
    <>
      {person ? (
        <Box
          component="span"
          title={person.name}
          sx={{
            minWidth: 0,
            maxWidth: wide ? 'none' : 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            typography: 'place',
            order: wide ? -1 : 1,
            // Hidden where it would be truncated too much; the menu shows the full name.
            display: wide ? 'block' : { xs: 'none', md: 'block' },
          }}
        >
          {person.name}
        </Box>
      ) : null}
      {featured ? (
        <Button component={Link} to={featured.to} sx={button}>
          <PlaceLabel label={featured.label} badge={featured.badge} />
        </Button>
      ) : null}
      {person ? (
        <Button
          onClick={() => {
            leaving.current = true;
            person.onLogOut();
          }}
          sx={{ ...button, order: 2 }}
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
