import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { PropertyType } from '#src/features/showcase/samples/cards.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
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
      <Text component="h3" variant="h3">
        {href ? (
          <Box component={Link} to={href} reloadDocument sx={coveringLink}>
            {title}
          </Box>
        ) : (
          title
        )}
      </Text>
      <Text variant="body1" quiet sx={{ mt: 0.5 }}>
        {sub}
      </Text>
      <Box sx={{ flex: 1, minHeight: 0, m: space(2.5, 0.75, 0) }}>
        <ArchPicture src={image} alt="" title={title} ratio={1.04} />
      </Box>
    </Box>
  );
}
