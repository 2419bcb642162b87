import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';

interface AboutCardsProps {
  id: string;
  title: string;
  /** The cards: list items with their own padding. */
  children: ReactNode;
}

/** A section of four cards in four columns, in two, or on a phone in one. */
export function AboutCards({ id, title, children }: AboutCardsProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...publicContent, ...publicGap }}>
      <PublicHeading id={id} title={title} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          gap: 2,
          mt: { xs: 2.5, sm: 3.5 },
          '& > li': {
            borderRadius: '14px',
            bgcolor: 'roles.paper',
            border: '1px solid',
            borderColor: 'roles.hairline',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
