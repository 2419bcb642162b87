import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

/** The id of the filters, which the Filters link in a narrow window leads to. */
export const filtersId = 'filters';

const narrow = '@media (max-width: 1199.95px)';

/**
 * The place of the filters: beside the homes, or in a narrow window a sheet. A link to its id opens the sheet, so that
 * it needs no script, and Back closes it.
 */
export function FilterPlace({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      id={filtersId}
      aria-label="Filters"
      tabIndex={-1}
      sx={{
        bgcolor: 'roles.paper',
        px: 2,
        '@media (min-width: 1200px)': { border: '1px solid', borderColor: 'roles.hairline', borderRadius: '14px' },
        [narrow]: { display: 'none' },
        '&:target': {
          [narrow]: {
            display: 'block',
            position: 'fixed',
            zIndex: 'modal',
            inset: { xs: '48px 0 0 0', sm: '0 0 0 auto' },
            width: { sm: 400 },
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            borderRadius: { xs: '18px 18px 0 0', sm: 0 },
            borderTop: '1px solid',
            borderColor: 'roles.line',
            outline: 'none',
            boxShadow: (theme) => theme.vars?.palette.roles.scrimAround,
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'none',
          [narrow]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 72 },
        }}
      >
        <Text component="h2" variant="h4">
          Filters
        </Text>
        <Box
          component="a"
          href="#content"
          aria-label="Close the filters"
          sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, color: 'roles.ink' }}
        >
          <X size={20} aria-hidden />
        </Box>
      </Box>
      {children}
    </Box>
  );
}
