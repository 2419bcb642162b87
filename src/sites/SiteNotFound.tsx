import Box from '@mui/material/Box';
import { NotFound } from '../ui/feedback/NotFound.tsx';

/** Says that no site, and no property of one, is at this address. */
export function SiteNotFound() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <NotFound />
    </Box>
  );
}
