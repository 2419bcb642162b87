import Box from '@mui/material/Box';
import { Check, TriangleAlert } from 'lucide-react';
import { contrastOf, useMeasured } from './measure.ts';
import type { Pair } from './pairs.ts';
import { tile } from './Sheet.tsx';

interface PairTileProps {
  pair: Pair;
  /** The pair's name; defaults to the colours' paths in the palette. */
  name?: string;
}

const short = (path: string) =>
  path
    .replace('roles.', '')
    .replace(/^tones\.(\w+)\.text$/, '$1')
    .replace(/^tones\./, '')
    .replace('.', ' ');

/** A colour on its background, with the contrast that the browser painted. */
export function PairTile({ pair: { over, under, least }, name = `${short(over)} on ${short(under)}` }: PairTileProps) {
  const [ref, contrast] = useMeasured(contrastOf);
  const enough = contrast === undefined || contrast >= least;
  return (
    <Box component="li" sx={{ ...tile, ...(enough ? {} : { borderColor: 'roles.errorLine' }) }}>
      <Box sx={{ bgcolor: under, p: '14px 16px', minHeight: 64, display: 'flex', alignItems: 'center' }}>
        <Box
          ref={ref}
          component="span"
          data-pair={name}
          data-least={least}
          aria-hidden={least === 3}
          sx={{
            color: over,
            typography: 'cardTitle',
            ...(least === 3 && { flex: 1, height: 32, border: '2px solid', borderRadius: '8px' }),
          }}
        >
          {least === 3 ? null : '₹84,50,000 · 3 BHK'}
        </Box>
      </Box>
      <Box
        sx={{
          p: '10px 12px',
          borderTop: '1px solid',
          borderColor: 'roles.lineSoft',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: '0 8px',
          alignItems: 'center',
        }}
      >
        <Box sx={{ typography: 'caption', color: 'roles.slate', overflowWrap: 'anywhere' }}>{name}</Box>
        <Box
          sx={{
            display: 'flex',
            gap: '4px',
            alignItems: 'center',
            typography: 'captionStrong',
            fontVariantNumeric: 'tabular-nums',
            color: enough ? 'tones.success.text' : 'tones.error.text',
          }}
        >
          {enough ? <Check size={14} aria-label="enough" /> : <TriangleAlert size={14} aria-label="too little" />}
          {contrast?.toFixed(2)}
        </Box>
      </Box>
    </Box>
  );
}
