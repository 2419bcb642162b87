import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The page's title. */
  title: string;
  /** The page's purpose in one line. */
  purpose?: string;
  /** The page's actions, the main one last. */
  actions?: ReactNode;
}

/** The header of a panel page: title, purpose, and actions at the right (on phones below, in full width). */
export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'flex-end' },
        gap: { xs: '16px', sm: '12px' },
        mb: { xs: '20px', sm: '24px' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h1" sx={{ typography: 'pageTitle', overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        {purpose ? (
          <Box component="p" sx={{ color: 'roles.slate', mt: '2px' }}>
            {purpose}
          </Box>
        ) : null}
      </Box>
      {actions ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px',
            '& > *': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: { xs: 'max-content', sm: 0 } },
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
