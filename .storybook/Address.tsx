import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

/** Where the story's router stands, for plays that follow a link. Hidden unless the address itself is the story. */
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
