import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { PlaceLabel } from './PlaceLabel.tsx';
import { TopNavActions } from './TopNavActions.tsx';
import { TopNavMenu } from './TopNavMenu.tsx';
import { TopNavPlain } from './TopNavPlain.tsx';
import type { TopNavPerson, TopNavPlace } from './topNavTypes.ts';

interface TopNavProps {
  /** Where the wordmark leads. */
  homeTo: string;
  /** The places in the row, and first in the menu. */
  places: readonly TopNavPlace[];
  /** The one place that stands out, as a button. */
  featured?: TopNavPlace;
  /** Places that only the menu has. */
  menuOnly?: readonly TopNavPlace[];
  /** Shown to those who are not signed in. */
  signIn: TopNavPlace;
  /** Shown instead of `signIn`: the name and Log out. */
  person?: TopNavPerson | undefined;
}

/** From here on the places stand in a row; under it they are in the menu. A name and Log out need more room than Login. */
const rowFrom = { signIn: '@media (min-width: 1120px)', person: '@media (min-width: 1280px)' } as const;

/**
 * The public pages' navigation: 76 high (64 on a phone), brand, places, what stands out, and Login or the name with
 * Log out. Where the row does not fit, a button opens the menu.
 */
export function TopNav({ homeTo, places, featured, menuOnly = [], signIn, person }: TopNavProps) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const row = person ? rowFrom.person : rowFrom.signIn;
  return (
    <Box component="header" sx={{ position: 'relative', zIndex: 'appBar' }}>
      {/* The ground is here and not on the header, so that the open menu's veil lies under it. */}
      <Box sx={{ bgcolor: 'roles.page' }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '22px',
            minHeight: { xs: 64, sm: 76 },
            maxWidth: 1280,
            mx: 'auto',
            px: { xs: '16px', sm: '24px', lg: '40px' },
          }}
        >
          <Wordmark to={homeTo} look="public" />
          <Box component="nav" aria-label="Main" sx={{ display: 'none', [row]: { display: 'block', pl: '8px' } }}>
            <Box component="ul" sx={{ display: 'flex', gap: '22px' }}>
              {places.map(({ label, to, badge, borrowed }) => (
                <li key={label}>
                  <Box
                    component={Link}
                    to={to}
                    aria-current={to === here && !borrowed ? 'page' : undefined}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      minHeight: 44,
                      typography: 'place',
                      whiteSpace: 'nowrap',
                      color: 'roles.ink',
                      textDecoration: 'none',
                      borderRadius: '4px',
                      // A rule under the place, like the tabs' own: drawn inside, so that nothing moves.
                      transition: 'color 120ms ease-out, box-shadow 120ms ease-out',
                      '&:hover, &[aria-current="page"]': { color: 'roles.primary' },
                      '&[aria-current="page"]': {
                        boxShadow: (theme) => theme.vars?.palette.roles.hereRule,
                        ...chosenInForcedColours,
                      },
                    }}
                  >
                    <PlaceLabel label={label} badge={badge} />
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
          <Box sx={{ flex: 1 }} />
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0, alignItems: 'center', gap: '14px' }}>
            <TopNavActions featured={featured} signIn={signIn} person={person} />
          </Box>
          <Box sx={{ display: 'flex', [row]: { display: 'none' }, '@media (scripting: none)': { display: 'none' } }}>
            <TopNavMenu
              groups={[places, menuOnly].filter((group) => group.length > 0)}
              actions={<TopNavActions featured={featured} signIn={signIn} person={person} wide />}
            />
          </Box>
        </Box>
        <noscript>
          <Box sx={{ [row]: { display: 'none' } }}>
            <TopNavPlain places={[...places, ...(featured ? [featured] : []), signIn, ...menuOnly]} />
          </Box>
        </noscript>
      </Box>
    </Box>
  );
}
