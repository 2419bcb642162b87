import Box from '@mui/material/Box';
import { NotFound } from '../ui/feedback/NotFound.tsx';

/** Shown where there is no site, or no such property on a site. */
export function SiteNotFound() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <NotFound />
    </Box>
  );
}
