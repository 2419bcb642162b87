import Box from '@mui/material/Box';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { PlaceLink } from './PlaceLabel.tsx';
import { SavedLink } from './SavedLink.tsx';
import { TopNavActions } from './TopNavActions.tsx';
import { TopNavMenu } from './TopNavMenu.tsx';
import { TopNavPlain } from './TopNavPlain.tsx';
import type { TopNavPerson, TopNavPlace } from './topNavTypes.ts';

interface TopNavProps {
  /** The target of the wordmark. */
  homeTo: string;
  /** The places in the row and at the top of the menu. */
  places: readonly TopNavPlace[];
  /** The place shown as a button. */
  featured?: TopNavPlace;
  /** Places only in the menu. */
  menuOnly?: readonly TopNavPlace[];
  /** The saved homes. */
  saved?: { to: string; count: number };
  /** The login link for visitors who are not signed in. */
  signIn: TopNavPlace;
  /** The signed-in person, shown with Log out instead of `signIn`. */
  person?: TopNavPerson | undefined;
}

/**
 * The width from which the places are in a row instead of the menu: 1180 px, or 1280 px with a name and Log out; wider
 * if the browser's font is larger.
 */
const rowFrom = { signIn: '@media (min-width: 73.75em)', person: '@media (min-width: 80em)' } as const;

/**
 * The navigation of the public pages: wordmark, places, a featured place, and Login or the name with Log out. In windows too
 * narrow for the row of places, a button opens a menu.
 */
export function TopNav({ homeTo, places, featured, menuOnly = [], saved, signIn, person }: TopNavProps) {
  const row = person ? rowFrom.person : rowFrom.signIn;
  return (
    <Box component="header" sx={{ position: 'relative', zIndex: 'appBar' }}>
      {/* The background is not on the header itself, so that the menu's scrim lies below it. */}
      <Box sx={{ bgcolor: 'roles.page' }}>
        <Row gap={2.5} sx={{ minHeight: { xs: 64, sm: 76 }, maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 } }}>
          <Wordmark to={homeTo} look="public" />
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: 'none', [row]: { display: 'block', flexShrink: 99, minWidth: 0, pl: 1 } }}
          >
            {/* With wider text spacing the places take two lines; their neighbours keep their width. */}
            <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: person ? 1.5 : 2.5 }}>
              {places.map((place) => (
                <li key={place.label}>
                  <PlaceLink
                    place={place}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      minHeight: 44,
                      typography: 'label',
                      whiteSpace: 'nowrap',
                      color: 'roles.ink',
                      textDecoration: 'none',
                      borderRadius: '4px',
                      // The rule under the current place is an inset shadow, so that nothing moves.
                      transition: 'color 120ms ease-out, box-shadow 120ms ease-out',
                      '&:hover, &[aria-current="page"]': { color: 'roles.primary' },
                      '&[aria-current="page"]': {
                        boxShadow: (theme) => theme.vars?.palette.roles.hereRule,
                        ...chosenInForcedColours,
                      },
                    }}
                  />
                </li>
              ))}
            </Box>
          </Box>
          <Box sx={{ flex: 1 }} />
          {saved ? <SavedLink {...saved} /> : null}
          <Box
            sx={{
              display: 'none',
              minWidth: 0,
              alignItems: 'center',
              gap: 1.5,
              '@media (min-width: 37.5em)': { display: 'flex' },
            }}
          >
            <TopNavActions featured={featured} signIn={signIn} person={person} />
          </Box>
          <Box sx={{ display: 'flex', [row]: { display: 'none' }, '@media (scripting: none)': { display: 'none' } }}>
            <TopNavMenu
              groups={[places, menuOnly].filter((group) => group.length > 0)}
              actions={<TopNavActions featured={featured} signIn={signIn} person={person} wide />}
            />
          </Box>
        </Row>
        <noscript>
          <Box sx={{ [row]: { display: 'none' } }}>
            <TopNavPlain places={[...places, ...(featured ? [featured] : []), signIn, ...menuOnly]} />
          </Box>
        </noscript>
      </Box>
    </Box>
  );
}
