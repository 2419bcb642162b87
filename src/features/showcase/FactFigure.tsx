import Box from '@mui/material/Box';
import type { Statistic } from './samples/cards.ts';

/** A large figure with its label below. */
export function FactFigure({ figure, label }: Statistic) {
  return (
    <>
      <Box component="b" sx={{ display: 'block', typography: 'h2', color: 'roles.brandName' }}>
        {figure}{' '}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body1', color: 'roles.slate', mt: 1 }}>
        {label}
      </Box>
    </>
  );
}
