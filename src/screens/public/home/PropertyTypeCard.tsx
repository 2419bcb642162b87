import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { PropertyType } from '#src/features/showcase/samples/cards.ts';
import { space } from '#src/theme/spacing.ts';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';

/** A kind of property: its name and count over an arched picture, in the kind's own colour. */
export function PropertyTypeCard({ type: { title, sub, image, tone, href } }: { type: PropertyType }) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: { xs: 384, sm: 452 },
        p: { xs: space(3, 2.5, 0), sm: space(3, 3, 0) },
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: `tones.${tone}.tint`,
      }}
    >
      <Box component="h3" sx={{ typography: 'h3' }}>
        {href ? (
          <Box component={Link} to={href} reloadDocument sx={coveringLink}>
            {title}
          </Box>
        ) : (
          title
        )}
      </Box>
      <Box component="p" sx={{ typography: 'body1', color: 'roles.slate', mt: 0.5 }}>
        {sub}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, m: space(2.5, 0.75, 0) }}>
        <ArchPicture src={image} alt="" title={title} ratio={1.04} />
      </Box>
    </Box>
  );
}
