import Box from '@mui/material/Box';
import { NotFound } from '../ui/feedback/NotFound.tsx';

/** Shown if the site does not exist, or has no such property. */
export function SiteNotFound() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <NotFound />
    </Box>
  );
}
