import Box from '@mui/material/Box';
import type { ToneName } from '../../theme/tokens';

interface LiveMarkProps {
  /** What the dot says, in words; "Live" unless told otherwise. */
  label?: string;
  /** Its colour: success unless something is wrong. */
  tone?: ToneName;
}

/** A dot with a halo and its word: a figure counted just now, or a system at work. */
export function LiveMark({ label = 'Live', tone = 'success' }: LiveMarkProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        flex: 'none',
        pl: '3px',
        typography: 'caption',
        fontWeight: 500,
        color: `tones.${tone}.text`,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 6,
          height: 6,
          flex: 'none',
          borderRadius: '50%',
          bgcolor: 'currentColor',
          boxShadow: (theme) => `0 0 0 3px ${theme.vars?.palette.tones[tone].tint}`,
        }}
      />
      {label}
    </Box>
  );
}
