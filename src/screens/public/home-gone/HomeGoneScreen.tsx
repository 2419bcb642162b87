import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { HomeGone } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { EmptyDrawing } from '#src/art/EmptyDrawing.tsx';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { Island } from '#src/lib/Island.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';

/** In place of a home that was public and is not any more: says so, and shows homes like it. */
export function HomeGoneScreen({ gone: { message, similar } }: { gone: HomeGone }) {
  return (
    <Box sx={publicContent}>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: '16px',
          pt: { xs: '40px', sm: '64px' },
          textAlign: 'center',
        }}
      >
        <EmptyDrawing of="homes" />
        <Box component="h1" sx={{ typography: 'h2' }}>
          This home is no longer for sale
        </Box>
        <Box component="p" sx={{ typography: 'copy', color: 'roles.slate', maxWidth: 560 }}>
          {message}
        </Box>
        <Button component={Link} to={paths.homes} variant="contained" sx={{ minHeight: 48, px: '24px' }}>
          Search homes
        </Button>
      </Box>
      {similar.length > 0 ? (
        <Box component="section" aria-labelledby="similar" sx={publicGap}>
          <Box component="h2" id="similar" sx={{ typography: 'h3', mb: '16px' }}>
            Homes like it
          </Box>
          <Island name="homes">
            <HomeList homes={similar} />
          </Island>
        </Box>
      ) : null}
    </Box>
  );
}
