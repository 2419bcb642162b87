import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Address } from './Address';

/** The deep peacock that the footer's parts stand on, for their stories. */
export function OnDeep({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ p: { xs: 2, sm: 4 }, bgcolor: 'roles.deep', color: 'roles.deepText' }}>
      {children}
      <Address />
    </Box>
  );
}
