import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Windows with room for key hints, on devices that probably have a keyboard. */
export const withKeyboard = '@media (min-width: 900px) and (hover: hover)';

/** A keyboard key. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 20,
        height: 20,
        px: 0.5,
        border: '1px solid',
        borderColor: 'roles.buttonLine',
        borderRadius: '4px',
        bgcolor: 'roles.paper',
        color: 'roles.slate',
        typography: 'captionStrong',
      }}
    >
      {children}
    </Box>
  );
}
