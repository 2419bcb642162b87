import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

interface PageHeaderProps {
  /** The page's title. */
  title: string;
  /** The page's purpose in one line. */
  purpose?: string;
  /** The page's actions, the main one last. */
  actions?: ReactNode;
}

/**
 * The header of a panel page: title, purpose, and actions at the right. Below 1200 px the actions are beside the title,
 * on phones below the purpose in full width.
 */
export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 1.5,
        mb: { xs: 2.5, sm: 3 },
      }}
    >
      <Text component="h1" variant="pageTitle" sx={{ overflowWrap: 'anywhere', alignSelf: 'center' }}>
        {title}
      </Text>
      {purpose ? (
        <Text quiet sx={{ mt: 0.25, gridColumn: { sm: '1 / -1', lg: '1' } }}>
          {purpose}
        </Text>
      ) : null}
      {actions ? (
        <Box
          sx={{
            gridColumn: { sm: 2 },
            gridRow: { sm: 1, lg: '1 / span 2' },
            alignSelf: 'end',
            mt: { xs: 2, sm: 0 },
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            // The specificity of two classes overrides the buttons' own widths.
            '&& > *': {
              flex: { xs: '1 1 0', sm: 'none' },
              minWidth: { xs: 'max-content', sm: 0 },
              px: { sm: 1.5, lg: 2 },
            },
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
