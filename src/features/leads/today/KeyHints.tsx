import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useShortcuts } from '#src/lib/shortcuts.ts';

const hints = [
  [['↑', '↓'], 'walk'],
  [['C'], 'call'],
  [['W'], 'WhatsApp'],
  [['D'], 'done'],
  [['T'], 'tomorrow'],
  [['Enter'], 'open'],
] as const;

/** The keys that work the rows, where there is a keyboard to be expected; nothing when they are turned off. */
export function KeyHints() {
  const [on] = useShortcuts();
  if (!on) return null;
  return (
    <Box sx={look}>
      {hints.map(([keys, what]) => (
        <Box component="span" key={what} sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
          {keys.map((key) => (
            <Box component="kbd" key={key} sx={cap}>
              {key}
            </Box>
          ))}
          {what}
        </Box>
      ))}
      <Link component={RouterLink} to={paths.broker.profile}>
        Turn off in Profile
      </Link>
    </Box>
  );
}

const look = {
  display: 'none',
  '@media (min-width: 900px) and (hover: hover)': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  mt: '16px',
  typography: 'caption',
  color: 'roles.slate',
} as const;

const cap = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  px: '5px',
  border: '1px solid',
  borderColor: 'roles.buttonLine',
  borderRadius: '4px',
  bgcolor: 'roles.paper',
  typography: 'overline',
} as const;
