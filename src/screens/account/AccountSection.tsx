import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { wide } from './AccountNav.tsx';

interface AccountSectionProps {
  /** The id that the tab of the section leads to. */
  id: string;
  title: string;
  /** It does not show while what is above it loads, so that it does not move. */
  waits?: boolean;
  children: ReactNode;
}

/** A section of the account with its heading. */
export function AccountSection({ id, title, waits = false, children }: AccountSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        pt: { xs: '24px', sm: '32px' },
        visibility: waits ? 'hidden' : undefined,
        '&:focus': { outline: 'none' },
        '& + &': { pt: { xs: '32px', sm: '40px' } },
        [wide]: { scrollMarginTop: '24px', pt: 0, '& + &': { pt: '48px' } },
      }}
    >
      <Box component="h2" id={`${id}-title`} sx={{ typography: 'h3', mb: '16px' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
