import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const widths = ['62%', '78%', '54%', '70%', '60%'];

interface LoadingRowsProps {
  /** How many there may be: what stands below them is not to be pushed away when they come. */
  count?: number;
}

/** Rows yet to come, with 'Loading...' to read above them. */
export function LoadingRows({ count = widths.length }: LoadingRowsProps) {
  const rows = Array.from({ length: count }, (_, at) => ({ at, width: widths[at % widths.length] ?? '60%' }));
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ px: '20px', pt: '14px', color: 'roles.slate' }}>
        Loading...
      </Box>
      <div aria-hidden>
        {rows.map(({ at, width }) => (
          <Box
            key={at}
            sx={{
              height: 52,
              px: '20px',
              display: 'flex',
              alignItems: 'center',
              gap: '16px',
              borderBottom: '1px solid',
              borderColor: 'roles.lineSoft',
            }}
          >
            <Skeleton width={32} height={10} />
            <Skeleton variant="circular" width={30} height={30} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 2 }}>
              <Skeleton width={width} height={10} />
            </Box>
            <Box sx={{ flex: 2, display: { xs: 'none', sm: 'block' } }}>
              <Skeleton width={width} height={10} />
            </Box>
            <Skeleton width={76} height={24} sx={{ borderRadius: '999px' }} />
          </Box>
        ))}
      </div>
    </Box>
  );
}
