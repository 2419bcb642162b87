import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '../base/Stack.tsx';

type Height = number | { xs: number; sm: number };

interface LoadingProps {
  /**
   * The kind of content: `text` lines, `facts` (a record's labels and values), `list` (rows of a picture, two lines and
   * a chip), `card` (a picture with three lines), `form` (labels and fields).
   */
  shape?: keyof typeof shapes;
  /** The number of lines, rows, cards or fields. */
  count?: number;
  /** The minimum width of a card in pixels. */
  cardWidth?: number;
  /** The height in pixels of a list's row, or of a card below its picture: that of the loaded content. */
  height?: Height;
  /** The ratio of a card's picture. */
  ratio?: string;
  /** The grid of the cards; by default as many columns as fit. */
  grid?: SxProps<Theme>;
}

/** A skeleton of the content that is loading. Its first line is a text, visible and announced to screen readers. */
export function Loading(props: LoadingProps) {
  const { shape = 'text', count = 3, cardWidth = 272, grid, height, ratio = '4 / 3' } = props;
  const columns = shape === 'card' ? `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))` : 'minmax(0, 1fr)';
  const { Shape, gap } = shapes[shape];
  const busy = (
    <Box role="status" sx={{ color: 'roles.slate', whiteSpace: 'nowrap' }}>
      Loading...
    </Box>
  );
  return (
    <Box sx={grid ?? { display: 'grid', gap, gridTemplateColumns: columns }}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Shape
          key={at}
          {...{ height, ratio }}
          width={widthAt(at)}
          next={widthAt(at + 1)}
          busy={at === 0 ? busy : null}
        />
      ))}
    </Box>
  );
}

interface ShapeProps {
  /** `width` and `next` are the widths of lines; they vary, so that the skeleton looks natural. */
  width: string;
  next: string;
  /** The text, in place of the first line. */
  busy: ReactNode;
  height: Height | undefined;
  ratio: string;
}

const widths = ['62%', '78%', '54%', '70%', '46%', '84%'];
const widthAt = (at: number) => widths[at % widths.length] ?? '70%';
const rule = { borderBottom: '1px solid', borderColor: 'roles.lineSoft', '&:last-of-type': { borderBottom: 0 } };

function Line({ width, busy }: ShapeProps) {
  return busy ?? <Skeleton width={width} height={14} />;
}

function Fact({ width, busy }: ShapeProps) {
  return (
    <Row sx={{ height: 40, ...rule }}>
      <Box sx={{ width: { xs: 120, sm: 140 }, flex: 'none' }}>{busy ?? <Skeleton width={72} height={12} />}</Box>
      <Box sx={{ flex: 1 }}>
        <Skeleton width={width} height={12} />
      </Box>
    </Row>
  );
}

function Person({ width, busy, height = 64 }: ShapeProps) {
  return (
    <Row gap={1.5} sx={{ height, ...rule }}>
      <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none' }} />
      <Stack gap={1} sx={{ flex: 1, minWidth: 0 }}>
        {busy ?? <Skeleton width={width} height={12} />}
        <Skeleton width="40%" height={10} />
      </Stack>
      <Skeleton width={76} height={24} sx={{ borderRadius: '999px' }} />
    </Row>
  );
}

function Card({ width, next, busy, height = 108, ratio }: ShapeProps) {
  return (
    <Paper sx={{ border: '1px solid', borderColor: 'roles.line', borderRadius: '14px', overflow: 'hidden' }}>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: ratio }} />
      <Stack gap={1} sx={{ height, p: 2, alignContent: 'start' }}>
        {busy ?? <Skeleton width="44%" height={20} />}
        <Skeleton width={width} height={14} />
        <Skeleton width={next} height={14} />
      </Stack>
    </Paper>
  );
}

function Field({ width, busy }: ShapeProps) {
  return (
    <Stack gap={1}>
      {busy ?? <Skeleton width={`calc(${width} / 4)`} height={14} />}
      <Skeleton height={40} sx={{ borderRadius: '8px' }} />
    </Stack>
  );
}

const shapes = {
  text: { Shape: Line, gap: space(1.5) },
  facts: { Shape: Fact, gap: 0 },
  list: { Shape: Person, gap: 0 },
  card: { Shape: Card, gap: space(2.5) },
  form: { Shape: Field, gap: space(2) },
};
