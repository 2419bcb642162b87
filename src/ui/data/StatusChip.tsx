import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ToneName } from '#src/theme/tones.ts';

interface StatusChipProps {
  /** The state's colour. */
  tone: ToneName;
  /** The state in words. */
  label: string;
}

/** A state in colour and in words: a dot and the text, never the colour alone. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <Chip
      component="span"
      label={label}
      icon={
        <Box
          component="span"
          sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' }}
        />
      }
      sx={{
        bgcolor: `tones.${tone}.tint`,
        color: `tones.${tone}.text`,
        pl: '8px',
        '& .MuiChip-icon': { m: 0, color: 'inherit' },
        '& .MuiChip-label': { pl: '6px' },
      }}
    />
  );
}
