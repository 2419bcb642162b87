import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CarouselHeadProps {
  /** Left: the heading over the slides, with its line. */
  head?: ReactNode;
  /** Right: the buttons. */
  controls?: ReactNode;
  /** It keeps its distance from the slides on a phone, where arrows are not shown. */
  spaced: boolean;
}

/** What stands over a carousel's slides: heading and buttons. As high as a button, whether they are there yet or not. */
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
