import Box from '@mui/material/Box';

/** Shown while a screen's code loads. */
export function PageLoading() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh', color: 'text.secondary' }}>
      Loading...
    </Box>
  );
}
