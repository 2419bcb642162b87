import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CarouselHeadProps {
  /** The heading at the left. */
  head?: ReactNode;
  /** The buttons at the right. */
  controls?: ReactNode;
  /** Keeps a distance to the slides on phones, which show no arrows. */
  spaced: boolean;
}

/** The heading and the buttons above a carousel's slides; as high as a button even without buttons. */
export function CarouselHead({ head, controls, spaced }: CarouselHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '16px',
        minHeight: { xs: head ? 44 : 0, sm: 44 },
        mb: { xs: spaced ? '18px' : 0, sm: '28px' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{head}</Box>
      {controls}
    </Box>
  );
}
