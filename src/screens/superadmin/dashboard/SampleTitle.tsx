import Box from '@mui/material/Box';
import { SampleTag } from '#src/ui/data/SampleTag.tsx';

/** A card's title whose figures are sample data. */
export function SampleTitle({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
      {text} <SampleTag />
    </Box>
  );
}
