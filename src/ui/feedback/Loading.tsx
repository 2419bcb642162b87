import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';

interface LoadingProps {
  /**
   * The kind of content: `text` lines, `facts` (a record's labels and values), `list` (a picture, two lines and a chip a row),
   * `card` (a picture with three lines), `form` (labels and fields).
   */
  shape?: keyof typeof shapes;
  /** The number of lines, rows, cards or fields. */
  count?: number;
  /** The text; the default is specified. */
  text?: string;
  /** The minimum width of a card in pixels. */
  cardWidth?: number;
  /** The grid of the cards; by default as many columns as fit. */
  grid?: SxProps<Theme>;
}

/** Loading content: a text for screen readers and sighted people, and the outline of what comes. */
export function Loading({ shape = 'text', count = 3, text = 'Loading...', cardWidth = 272, grid }: LoadingProps) {
  const columns = shape === 'card' ? `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))` : 'minmax(0, 1fr)';
  const { Shape, gap } = shapes[shape];
  return (
    <Box>
      <Box role="status" sx={{ color: 'roles.slate', mb: shape === 'facts' || shape === 'list' ? '4px' : '12px' }}>
        {text}
      </Box>
      <Box aria-hidden sx={grid ?? { display: 'grid', gap, gridTemplateColumns: columns }}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Shape key={index} index={index} width={widths[index % widths.length] ?? '70%'} />
        ))}
      </Box>
    </Box>
  );
}

interface ShapeProps {
  /** Varies the outlines. */
  index: number;
  width: string;
}

const widths = ['62%', '78%', '54%', '70%', '46%', '84%'];
const rule = { borderBottom: '1px solid', borderColor: 'roles.lineSoft', '&:last-of-type': { borderBottom: 0 } };

function Line({ width }: ShapeProps) {
  return <Skeleton width={width} height={14} />;
}

function Fact({ width }: ShapeProps) {
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

function Row({ width }: ShapeProps) {
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

function Card() {
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

function Field({ index }: ShapeProps) {
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Skeleton width={index % 2 ? 56 : 84} height={14} />
      <Skeleton height={40} sx={{ borderRadius: '8px' }} />
    </Box>
  );
}

const shapes = {
  text: { Shape: Line, gap: '12px' },
  facts: { Shape: Fact, gap: 0 },
  list: { Shape: Row, gap: 0 },
  card: { Shape: Card, gap: '20px' },
  form: { Shape: Field, gap: '16px' },
};
