import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CitySkyline } from '#src/art/CitySkyline.tsx';

interface FooterFrameProps {
  /** The footer's bands, from the columns to the legal line. */
  children: ReactNode;
}

/** The ground of the public footer: the skyline above, deep peacock below, 1200 of content. */
export function FooterFrame({ children }: FooterFrameProps) {
  return (
    <Box component="footer" sx={{ bgcolor: 'roles.page' }}>
      <CitySkyline />
      <Box
        sx={{
          bgcolor: 'roles.deep',
          color: 'roles.deepText',
          // The usual ring is peacock, too: here it is apricot.
          '& :focus-visible': (theme) => ({ outlineColor: theme.vars?.palette.roles.apricot }),
          '& .Mui-focusVisible.Mui-focusVisible': (theme) => ({ outlineColor: theme.vars?.palette.roles.apricot }),
        }}
      >
        <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: '16px', sm: '24px', lg: '40px' } }}>{children}</Box>
      </Box>
    </Box>
  );
}
