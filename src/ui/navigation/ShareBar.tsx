import Box from '@mui/material/Box';
import { fillInForcedColours } from '#src/theme/forcedColours.ts';

interface ShareBarProps {
  /** How much is done, 0 to 1. */
  share: number;
}

/** A 6-px bar of what is done. Decorative: the words beside it say the share. */
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
