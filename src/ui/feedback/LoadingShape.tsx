import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

interface LoadingShapeProps {
  /**
   * What comes: `text` lines, `facts` (a record's labels and values), `list` (a picture, two lines and a chip a row),
   * `card` (a picture with three lines), `form` (labels and fields).
   */
  shape: 'text' | 'facts' | 'list' | 'card' | 'form';
  /** Which of several it is, so that they do not all look alike. */
  at: number;
}

const widths = ['62%', '78%', '54%', '70%', '46%', '84%'];
const widthOf = (at: number) => widths[at % widths.length] ?? '70%';

/** The grey outline of one line, row, card or field that is on its way. */
export function LoadingShape({ shape, at }: LoadingShapeProps) {
  if (shape === 'text') return <Skeleton width={widthOf(at)} height={14} />;
  if (shape === 'facts') return <Fact width={widthOf(at)} />;
  if (shape === 'list') return <Row width={widthOf(at)} />;
  if (shape === 'form')
    return (
      <Box sx={{ display: 'grid', gap: '8px' }}>
        <Skeleton width={at % 2 ? 56 : 84} height={14} />
        <Skeleton height={40} sx={{ borderRadius: '8px' }} />
      </Box>
    );
  return (
    <Paper sx={{ border: '1px solid', borderColor: 'roles.line', borderRadius: '14px', overflow: 'hidden' }}>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '4 / 3' }} />
      <Box sx={{ p: '16px', display: 'grid', gap: '10px' }}>
        <Skeleton width="44%" height={20} />
        <Skeleton width="84%" height={14} />
        <Skeleton width="64%" height={14} />
      </Box>
    </Paper>
  );
}

const rule = { borderBottom: '1px solid', borderColor: 'roles.lineSoft', '&:last-of-type': { borderBottom: 0 } };

function Fact({ width }: { width: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 40, ...rule }}>
      <Box sx={{ width: { xs: 120, sm: 140 }, flex: 'none' }}>
        <Skeleton width={72} height={12} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Skeleton width={width} height={12} />
      </Box>
    </Box>
  );
}

function Row({ width }: { width: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', height: 64, ...rule }}>
      <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: '8px' }}>
        <Skeleton width={width} height={12} />
        <Skeleton width="40%" height={10} />
      </Box>
      <Skeleton width={76} height={24} sx={{ borderRadius: '999px' }} />
    </Box>
  );
}
