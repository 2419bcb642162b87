import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CitySkyline } from '#src/art/CitySkyline.tsx';

interface FooterFrameProps {
  /** The bands of the footer. */
  children: ReactNode;
}

/** The frame of the public footer: a skyline above a deep peacock background. */
export function FooterFrame({ children }: FooterFrameProps) {
  return (
    <Box component="footer" sx={{ bgcolor: 'roles.page' }}>
      <CitySkyline />
      <Box
        sx={{
          bgcolor: 'roles.deep',
          color: 'roles.deepText',
          // An apricot focus ring, because the default one is peacock, too.
          '& :focus-visible': (theme) => ({ outlineColor: theme.vars?.palette.roles.apricot }),
          '& .Mui-focusVisible.Mui-focusVisible': (theme) => ({ outlineColor: theme.vars?.palette.roles.apricot }),
        }}
      >
        <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 } }}>{children}</Box>
      </Box>
    </Box>
  );
}

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
        gap: { xs: 3, md: 5 },
        py: { xs: 3.5, sm: 4 },
        border: '1px solid',
        borderColor: 'roles.deepLine',
        borderInlineWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}
