import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { LoadingShape } from './LoadingShape.tsx';

interface LoadingProps {
  /** What comes; its outline stands there until it does. */
  shape?: 'text' | 'facts' | 'list' | 'card' | 'form';
  /** How many lines, rows, cards or fields. */
  count?: number;
  /** What is said; the specification's word unless told otherwise. */
  text?: string;
  /** How narrow a card may become, in pixels. */
  cardWidth?: number;
  /** The grid that cards come in, where that is not as many as fit. */
  grid?: SxProps<Theme>;
}

const gaps = { text: '12px', facts: 0, list: 0, card: '20px', form: '16px' };

/** Content on its way: readable words, and the outline of what comes in its place. */
export function Loading({ shape = 'text', count = 3, text = 'Loading...', cardWidth = 272, grid }: LoadingProps) {
  const columns = shape === 'card' ? `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))` : 'minmax(0, 1fr)';
  return (
    <Box>
      <Box role="status" sx={{ color: 'roles.slate', mb: shape === 'facts' || shape === 'list' ? '4px' : '12px' }}>
        {text}
      </Box>
      <Box aria-hidden sx={grid ?? { display: 'grid', gap: gaps[shape], gridTemplateColumns: columns }}>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <LoadingShape key={at} shape={shape} at={at} />
        ))}
      </Box>
    </Box>
  );
}
