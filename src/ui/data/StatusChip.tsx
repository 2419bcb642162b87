import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ToneName } from '#src/theme/tones.ts';

interface StatusChipProps {
  /** The status colour. */
  tone: ToneName;
  /** The status text. */
  label: string;
}

/** A status as a coloured dot with text: colour is never the only sign. */
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
        pl: 1,
        '& .MuiChip-icon': { m: 0, color: 'inherit' },
        '& .MuiChip-label': { pl: 0.75 },
      }}
    />
  );
}
