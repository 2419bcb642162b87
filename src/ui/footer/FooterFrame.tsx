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
        <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: '16px', sm: '24px', lg: '40px' } }}>{children}</Box>
      </Box>
    </Box>
  );
}
