import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FooterBandProps {
  /** Three parts, side by side from 900 px on. */
  children: ReactNode;
}

/** The middle band of the footer, between two rules: newsletter, contact, apps. */
export function FooterBand({ children }: FooterBandProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.25fr 1fr auto' },
        alignItems: 'center',
        gap: { xs: '24px', md: '40px' },
        py: { xs: '28px', sm: '34px' },
        border: '1px solid',
        borderColor: 'roles.deepLine',
        borderInlineWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}
