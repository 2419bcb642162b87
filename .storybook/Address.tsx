import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

/** The router's current address, for plays that follow a link. Visually hidden unless `shown`. */
export function Address({ shown = false }: { shown?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Box
      component="p"
      data-testid="address"
      sx={shown ? { mt: 2, typography: 'caption', color: 'roles.slate', overflowWrap: 'anywhere' } : visuallyHidden}
    >
      {pathname + search}
    </Box>
  );
}
