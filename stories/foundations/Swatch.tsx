import Box from '@mui/material/Box';
import { hexOf, useMeasured } from './measure.ts';

/** A colour by its place in the palette (`roles.ink`), with the hex that the browser makes of it in this scheme. */
export function Swatch({ colour, name }: { colour: string; name: string }) {
  const [ref, hex] = useMeasured((element) => hexOf(getComputedStyle(element).backgroundColor));
  return (
    <Box
      component="li"
      sx={{
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '12px',
        bgcolor: 'roles.paper',
      }}
    >
      <Box ref={ref} data-swatch={name} sx={{ height: 72, bgcolor: colour }} />
      <Box sx={{ p: '10px 12px', borderTop: '1px solid', borderColor: 'roles.lineSoft' }}>
        <Box sx={{ typography: 'label', overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: 'roles.slate', fontVariantNumeric: 'tabular-nums' }}>{hex}</Box>
      </Box>
    </Box>
  );
}
