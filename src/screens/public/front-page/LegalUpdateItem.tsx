import Box from '@mui/material/Box';
import { BookOpen, Play } from 'lucide-react';
import type { LegalUpdate } from '#src/features/showcase/samples/cards.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';

/** A legal update: a thumbnail, its title, and whether it is a video or an article. */
export function LegalUpdateItem({ update: { title, label, image } }: { update: LegalUpdate }) {
  const watched = label === 'Watch video';
  const Icon = watched ? Play : BookOpen;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '178px minmax(0, 1fr)' },
        gap: { xs: 1.5, sm: 2.5 },
        alignItems: 'center',
        mt: 2.5,
      }}
    >
      <Box sx={{ position: 'relative', borderRadius: '12px', overflow: 'hidden' }}>
        <Picture src={image} alt="" title={title} ratio="4 / 3" />
        {watched ? (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              width: 48,
              height: 48,
              display: 'grid',
              placeItems: 'center',
              borderRadius: '50%',
              bgcolor: 'roles.deepInk',
              color: 'roles.deep',
            }}
          >
            <Play size={20} strokeWidth={1.75} />
          </Box>
        ) : null}
      </Box>
      <div>
        <Text component="h4" variant="h4" sx={{ color: 'roles.deepInk' }}>
          {title}
        </Text>
        {/* Muted, because it is not a link yet. */}
        <Text variant="body1" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'roles.deepQuiet' }}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {label}
        </Text>
      </div>
    </Box>
  );
}
