import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PlaceLabel } from './PlaceLabel.tsx';
import type { TopNavPerson, TopNavPlace } from './topNavTypes.ts';

interface TopNavActionsProps {
  /** The place that stands out, as an outlined button. */
  featured?: TopNavPlace | undefined;
  /** The filled button of those who are not signed in. */
  signIn: TopNavPlace;
  /** Instead of it: the name and Log out. */
  person?: TopNavPerson | undefined;
  /** One below the other, as wide as the menu. */
  wide?: boolean;
}

/** What the public navigation asks for: the place that stands out, then Login, or who is signed in and Log out. */
export function TopNavActions({ featured, signIn, person, wide = false }: TopNavActionsProps) {
  const login = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  // Log out goes away with the name: who pressed it goes on from what stands in its place.
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
            // Too little of it would be left to tell whose it is; the menu has the whole name.
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
