import Box from '@mui/material/Box';
import { fillInForcedColours } from '#src/theme/forcedColours.ts';

interface ShareBarProps {
  /** The share done, 0 to 1. */
  share: number;
}

/** A bar of the share done. Decorative: text beside it says the same. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <Box aria-hidden sx={{ height: 6, borderRadius: '999px', overflow: 'hidden', bgcolor: 'roles.track' }}>
      <Box
        sx={{
          height: '100%',
          borderRadius: '999px',
          bgcolor: 'roles.primary',
          transformOrigin: 'left',
          width: `${Math.min(Math.max(share, 0), 1) * 100}%`,
          transition: 'width 180ms ease-out',
          ...fillInForcedColours,
        }}
      />
    </Box>
  );
}
