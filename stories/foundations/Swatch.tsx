import Box from '@mui/material/Box';
import { hexOf, useMeasured } from './measure.ts';
import { Caption, tile } from './Sheet.tsx';

/** A colour by its path in the palette (`roles.ink`), with the value that the browser computes in this scheme. */
export function Swatch({ colour, name }: { colour: string; name: string }) {
  const [ref, hex] = useMeasured((element) => hexOf(getComputedStyle(element).backgroundColor));
  return (
    <Box component="li" sx={tile}>
      <Box ref={ref} data-swatch={name} sx={{ height: 72, bgcolor: colour }} />
      <Box sx={{ p: '10px 12px', borderTop: '1px solid', borderColor: 'roles.lineSoft' }}>
        <Caption label={name}>{hex}</Caption>
      </Box>
    </Box>
  );
}
