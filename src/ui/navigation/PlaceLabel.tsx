import Box from '@mui/material/Box';
import type { PlaceBadge } from './topNavTypes.ts';

interface PlaceLabelProps {
  /** What the place is called. */
  label: string;
  /** A pill after it. */
  badge?: PlaceBadge | undefined;
}

/** A place's name, with its pill of 18 where it has one. */
export function PlaceLabel({ label, badge }: PlaceLabelProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
      {label}
      {badge ? (
        <Box
          component="span"
          sx={{
            typography: 'badge',
            px: '7px',
            borderRadius: '999px',
            bgcolor: `tones.${badge.tone}.tint`,
            color: `tones.${badge.tone}.text`,
          }}
        >
          {badge.text}
        </Box>
      ) : null}
    </Box>
  );
}
