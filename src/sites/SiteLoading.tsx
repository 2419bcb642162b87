import Box from '@mui/material/Box';
import { Loading } from '../ui/feedback/Loading.tsx';

/** Shown while a site loads. */
export function SiteLoading() {
  return (
    <Box component="main" sx={{ width: 'min(1200px, 100% - 32px)', mx: 'auto', py: 6 }}>
      <Loading count={6} />
    </Box>
  );
}
