import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import type { Media } from '#contract/properties/schemas.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { useShortcut } from '#src/lib/shortcuts.ts';
import { touch } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { usePicture } from '#src/ui/media/usePicture.ts';
import { PropertyPhoto } from '../PropertyPhoto.tsx';
import { byPlace, photoSources } from './reviewPhotos.ts';

const wordsOf = ({ category, is_primary: primary }: Media) =>
  `${labelOf(mediaCategories, category)}${primary ? ', default' : ''}`;

/**
 * A property's photos: a large one, changed with its arrow buttons or the arrow keys, and thumbnails of all, with
 * their hints.
 */
export function ReviewGallery({ home }: { home: ModeratedDetail }) {
  const photos = byPlace(home.media);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, photos.length - 1);
  const photo = photos[at];
  const step = (by: number) => setChosen((at + by + photos.length) % photos.length);
  const many = photos.length > 1;
  useShortcut('arrowleft', () => many && step(-1));
  useShortcut('arrowright', () => many && step(1));
  const isHinted = ({ id }: Media) => home.hints.some((one) => one.media_id === id);
  const isNew = ({ id }: Media) => home.added_media.includes(id);
  if (!photo)
    return (
      <Card padding={0} aria-label="Pictures">
        <PropertyPhoto row={{ ...home, photo: null }} ratio="3 / 2" />
        <Text quiet sx={{ p: space(1.5, 2.5) }}>
          No pictures
        </Text>
      </Card>
    );
  return (
    <Card padding={0} aria-label="Pictures">
      <Box sx={{ position: 'relative' }}>
        <Large key={photo.id} photo={photo} />
        {many ? (
          <>
            <IconButton aria-label="Previous picture" onClick={() => step(-1)} sx={{ ...arrow, left: 12 }}>
              <ChevronLeft size={20} />
            </IconButton>
            <IconButton aria-label="Next picture" onClick={() => step(1)} sx={{ ...arrow, right: 12 }}>
              <ChevronRight size={20} />
            </IconButton>
          </>
        ) : null}
        <Text aria-live="polite" sx={caption}>
          {at + 1} of {photos.length} · {wordsOf(photo)}
          {isNew(photo) ? ', new' : ''}
        </Text>
      </Box>
      {many ? (
        <Box component="ul" aria-label="All pictures" sx={thumbs}>
          {photos.map((one, nth) => (
            <li key={one.id}>
              <Box
                component="button"
                type="button"
                aria-label={[`Picture ${nth + 1}, ${wordsOf(one)}`, isHinted(one) && 'with a hint', isNew(one) && 'new']
                  .filter(Boolean)
                  .join(', ')}
                aria-current={nth === at}
                onClick={() => setChosen(nth)}
                sx={thumb}
              >
                <Small photo={one} />
                {isHinted(one) ? (
                  <Box component="span" sx={disc}>
                    <Copy size={14} aria-hidden />
                  </Box>
                ) : null}
                {isNew(one) ? (
                  <Box component="span" sx={fresh}>
                    New
                  </Box>
                ) : null}
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
    </Card>
  );
}

function Large({ photo }: { photo: Media }) {
  const { src, srcset, sizes } = photoSources(photo.file_url);
  const { first, image } = usePicture({ src, title: wordsOf(photo) });
  return (
    <Box
      component="img"
      {...image}
      {...(first ? { srcSet: srcset, sizes } : {})}
      alt={wordsOf(photo)}
      sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'contain', bgcolor: 'roles.seg' }}
    />
  );
}

function Small({ photo }: { photo: Media }) {
  const { image } = usePicture({ src: fileUrl(photo.file_url, 320), title: wordsOf(photo) });
  return <img {...image} alt="" loading="lazy" />;
}

const arrow = {
  position: 'absolute',
  top: 'calc(50% - 20px)',
  width: 40,
  height: 40,
  [touch]: { width: 44, height: 44 },
  borderRadius: '50%',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow1,
  '&:hover': { bgcolor: 'roles.hover' },
} as const;

const caption = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  maxWidth: 'calc(100% - 24px)',
  px: 1,
  py: 0.5,
  borderRadius: '6px',
  bgcolor: 'roles.night',
  color: 'roles.onNight',
  typography: 'captionLabel',
} as const;

const thumbs = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(7, minmax(0, 1fr))' },
  gap: 1,
  p: 1.5,
} as const;

const thumb = {
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  [touch]: { minHeight: 44 },
  p: 0,
  border: 0,
  borderRadius: '8px',
  overflow: 'hidden',
  cursor: 'pointer',
  bgcolor: 'roles.seg',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&[aria-current="true"]': {
    outline: '2px solid',
    outlineColor: (theme: Theme) => theme.vars?.palette.roles.primary,
    outlineOffset: '2px',
  },
} as const;

const disc = {
  position: 'absolute',
  top: 4,
  right: 4,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  bgcolor: 'roles.paper',
  color: 'tones.warning.text',
} as const;

const fresh = {
  position: 'absolute',
  left: 4,
  bottom: 4,
  px: 0.75,
  borderRadius: '4px',
  typography: 'captionStrong',
  bgcolor: 'roles.paper',
  color: 'tones.info.text',
} as const;
