import Box from '@mui/material/Box';

/** Shown while a screen's code loads; `tall` keeps a footer below it from moving when the screen appears. */
export function PageLoading({ tall = false }: { tall?: boolean }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeItems: 'center', minHeight: tall ? '100vh' : '40vh', color: 'text.secondary' }}
    >
      Loading...
    </Box>
  );
}
