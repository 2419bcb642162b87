import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useShortcuts } from '#src/lib/shortcuts.ts';
import { space } from '#src/theme/spacing.ts';
import { KeyCap, withKeyboard } from '#src/ui/data/KeyCap.tsx';

const hints = [
  [['↑', '↓'], 'walk'],
  [['C'], 'call'],
  [['W'], 'WhatsApp'],
  [['D'], 'done'],
  [['T'], 'tomorrow'],
  [['Enter'], 'open'],
  [['Ctrl', 'Z'], 'undo'],
] as const;

/** The shortcuts for the rows, where a keyboard is likely; renders nothing if shortcuts are turned off. */
export function KeyHints() {
  const [on] = useShortcuts();
  if (!on) return null;
  return (
    <Box sx={look}>
      {hints.map(([keys, what]) => (
        <Box component="span" key={what} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
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
  [withKeyboard]: { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2),
  mt: 2,
  typography: 'caption',
  color: 'roles.slate',
} as const;
