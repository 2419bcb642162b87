import Box from '@mui/material/Box';
import type { GalleryPicture } from './galleryTypes';
import { Lightbox } from './Lightbox';
import { NoImage } from './NoImage';
import { useLightbox } from './useLightbox';
import { usePicture } from './usePicture';

interface GalleryProps {
  /** Names it and the full view for screen readers: whose pictures these are. */
  label: string;
  /** The pictures, the leading one first; without any it says so. */
  pictures: readonly GalleryPicture[];
}

/** So many stand on the page; the rest waits behind the last. */
const SHOWN = 5;

// Beside the leading picture: nothing, one, two on top of each other, or pairs.
const columns = ['1fr', '1fr 1fr', '2fr 1fr', '2fr 1fr 1fr', '2fr 1fr 1fr'];

/** A listing's pictures on its page: a large one and four small; pressed, they are seen one by one in full. */
export function Gallery({ label, pictures }: GalleryProps) {
  const { show, view } = useLightbox();
  if (pictures.length === 0)
    return (
      <Box sx={{ aspectRatio: '16 / 9', maxHeight: 360, width: '100%' }}>
        <NoImage />
      </Box>
    );
  const shown = pictures.slice(0, SHOWN);
  const small = shown.length - 1;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gap: '8px',
          gridTemplateColumns: { xs: `repeat(${Math.max(small, 1)}, minmax(0, 1fr))`, sm: columns[small] },
          gridTemplateRows: { sm: small > 1 ? '1fr 1fr' : '1fr' },
          height: { sm: 'clamp(240px, 38vw, 460px)' },
          '& > li': { minWidth: 0, minHeight: 0, aspectRatio: { xs: '1 / 1', sm: 'auto' } },
          '& > li:first-of-type': {
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            gridRow: { sm: small > 1 ? 'span 2' : 'auto' },
            aspectRatio: { xs: '4 / 3', sm: 'auto' },
          },
          // The third of three small ones has a row to itself.
          ...(small === 3 && { '& > li:last-of-type': { gridColumn: { sm: 'span 2' } } }),
        }}
      >
        {shown.map((picture, index) => (
          <li key={picture.id}>
            <Tile
              picture={picture}
              lead={index === 0}
              more={index === SHOWN - 1 ? pictures.length - SHOWN : 0}
              onOpen={() => show(index)}
            />
          </li>
        ))}
      </Box>
      <Lightbox {...view} label={label} pictures={pictures} />
    </>
  );
}

interface TileProps {
  picture: GalleryPicture;
  lead: boolean;
  /** How many wait behind it. */
  more: number;
  onOpen: () => void;
}

function Tile({ picture, lead, more, onOpen }: TileProps) {
  const src = lead ? picture.src : (picture.thumb ?? picture.src);
  const { image } = usePicture({ src, title: picture.title });
  return (
    <Box
      component="button"
      type="button"
      aria-label={more > 0 ? `${picture.alt}, +${more} more` : picture.alt}
      onClick={onOpen}
      sx={{
        position: 'relative',
        display: 'block',
        width: '100%',
        height: '100%',
        p: 0,
        border: 0,
        borderRadius: '12px',
        overflow: 'hidden',
        cursor: 'zoom-in',
        bgcolor: 'roles.track',
        '& img': { transition: 'transform 200ms ease-out' },
        '&:hover img': { transform: 'scale(1.02)' },
      }}
    >
      <Box
        component="img"
        {...image}
        alt=""
        loading={lead ? 'eager' : 'lazy'}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {more > 0 ? (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: { xs: 6, sm: 10 },
            bottom: { xs: 6, sm: 10 },
            p: '4px 8px',
            borderRadius: '6px',
            bgcolor: 'roles.paper',
            color: 'roles.ink',
            typography: 'captionStrong',
          }}
        >
          +{more}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            more
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
