import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The place of a property card whose content is on its way. */
export function PropertyCardLoading() {
  return (
    <Paper
      aria-hidden
      sx={{ border: '1px solid', borderColor: 'roles.line', borderRadius: '14px', overflow: 'hidden' }}
    >
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '4 / 3', transform: 'none' }} />
      <Box sx={{ p: '16px', display: 'grid', gap: '8px' }}>
        <Skeleton width="52%" height={24} />
        <Skeleton width="84%" height={16} />
        <Skeleton width="64%" height={16} />
      </Box>
    </Paper>
  );
}
