import Box from '@mui/material/Box';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { useCurrentSection } from '#src/ui/navigation/useCurrentSection.ts';

/** The account's sections in document order: their ids, with the labels of their tabs. */
const places = [
  { id: 'saved', label: 'Saved' },
  { id: 'searches', label: 'Searches' },
  { id: 'enquiries', label: 'Enquiries' },
  { id: 'profile', label: 'Profile' },
] as const;

/** The window width from which the navigation is a list beside the sections instead of tabs above them. */
export const wide = '@media (min-width: 1000px)';

const ids = places.map(({ id }) => id);

/** The account's navigation: tabs, or in wide windows a sticky list on the left. */
export function AccountNav() {
  const current = useCurrentSection(ids);
  return (
    <Box component="nav" aria-label="Account" sx={bar}>
      <Box component="ul" sx={{ display: 'flex', [wide]: { flexDirection: 'column', gap: 0.5 } }}>
        {places.map(({ id, label }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} aria-current={id === current ? 'location' : undefined} sx={tab}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const bar = {
  mx: { xs: -2, sm: -3 },
  px: { xs: 0.5, sm: 1.5 },
  bgcolor: 'roles.page',
  borderBottom: '1px solid',
  borderColor: 'roles.line',
  overflowX: 'auto',
  [wide]: { position: 'sticky', top: 24, alignSelf: 'start', m: 0, p: 0, border: 0, overflow: 'visible' },
} as const;

const tab = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: 1.5,
  typography: 'label',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'roles.slate',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: 'roles.ink' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&[aria-current]': { color: 'roles.primary', borderColor: 'roles.primary' },
  [wide]: {
    borderBottom: 0,
    borderRadius: '8px',
    '&:hover': { bgcolor: 'roles.hover' },
    '&[aria-current]': { bgcolor: 'roles.primaryTint', color: 'roles.primaryOnTint', ...chosenInForcedColours },
  },
} as const;
