import Box from '@mui/material/Box';
import { Image as ImageIcon, Star } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import type { GalleryPhoto } from './galleryTypes.ts';
import { Lightbox } from './Lightbox.tsx';
import { useLightbox } from './useLightbox.ts';
import { usePicture } from './usePicture.ts';

interface MediaStripProps {
  /** The name of the strip and of the lightbox for screen readers. */
  label: string;
  /** The pictures, the large one first; without pictures it shows 'No Image'. */
  pictures: readonly GalleryPhoto[];
  /** The `id` of the primary picture. */
  primary?: GalleryPhoto['id'] | undefined;
}

// A large picture beside two rows of small ones; two pictures share the strip, one fills it.
const columns = (count: number) => ['1fr', '1fr 1fr', '2fr 1fr'][count - 1] ?? '2fr 1fr 1fr';

/** A scrolling strip of pictures in a dialog or card; a click opens the lightbox. */
export function MediaStrip({ label, pictures, primary }: MediaStripProps) {
  const { show, view } = useLightbox();
  if (pictures.length === 0) return <NoImage />;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: { xs: 'flex', sm: 'grid' },
          gap: 1,
          overflow: 'auto',
          maxHeight: { sm: 328 },
          gridTemplateColumns: columns(pictures.length),
          gridAutoRows: '104px',
          '& > li': { flex: 'none', minWidth: 0, width: { xs: 240, sm: 'auto' }, height: { xs: 180, sm: 'auto' } },
          [pictures.length < 3 ? '& > li' : '& > li:first-of-type']: {
            gridRow: { sm: 'span 2' },
            ...(pictures.length === 1 && { width: { xs: '100%', sm: 'auto' } }),
          },
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumb picture={picture} primary={picture.id === primary} onOpen={() => show(index)} />
          </li>
        ))}
      </Box>
      <Lightbox {...view} label={label} pictures={pictures} />
    </>
  );
}

function Thumb({ picture, primary, onOpen }: { picture: GalleryPhoto; primary: boolean; onOpen: () => void }) {
  const { image } = usePicture({ src: picture.thumb, alternate: picture.src, title: picture.title });
  return (
    <Box
      component="button"
      type="button"
      aria-label={primary ? `${picture.alt}, primary` : picture.alt}
      onClick={onOpen}
      sx={{
        position: 'relative',
        display: 'block',
        width: '100%',
        height: '100%',
        p: 0,
        border: 0,
        borderRadius: '8px',
        overflow: 'hidden',
        cursor: 'zoom-in',
        bgcolor: 'roles.seg',
        // The strip scrolls and would clip an outer outline.
        '&:focus-visible': { outlineOffset: '-2px' },
        ...(primary && {
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            border: '2px solid',
            borderColor: 'roles.primary',
            borderRadius: '8px',
          },
        }),
      }}
    >
      <Box
        component="img"
        {...image}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {primary ? (
        <Text
          component="span"
          variant="captionStrong"
          sx={{
            position: 'absolute',
            top: 8,
            left: 8,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            p: space(0.5, 1),
            borderRadius: '6px',
            bgcolor: 'roles.paper',
            color: 'roles.primary',
          }}
        >
          <Star size={14} strokeWidth={2} fill="currentColor" aria-hidden /> Primary
        </Text>
      ) : null}
    </Box>
  );
}

function NoImage() {
  return (
    <Text
      component="span"
      variant="caption"
      quiet
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 0.75,
        width: '100%',
        height: '100%',
        minHeight: 104,
        borderRadius: '8px',
        border: '1px dashed',
        borderColor: 'roles.control',
        bgcolor: 'roles.seg',
      }}
    >
      <ImageIcon size={20} strokeWidth={1.75} aria-hidden />
      No Image
    </Text>
  );
}
