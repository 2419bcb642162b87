import Box from '@mui/material/Box';
import { Image as ImageIcon, Star } from 'lucide-react';
import { useState } from 'react';
import { labelOf } from '../../../contract/fields';
import type { Media } from '../../../contract/properties';
import { mediaCategories } from '../../../contract/propertyChoices';
import { fileUrl } from '../../lib/apiBase';

const frame = {
  position: 'relative',
  flex: 'none',
  width: { xs: 240, sm: 'auto' },
  minWidth: 0,
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: 'roles.seg',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

// A large picture beside two rows of small ones; two share the strip, one has it all.
const columns = (count: number) => ['1fr', '1fr 1fr', '2fr 1fr'][count - 1] ?? '2fr 1fr 1fr';

/** A property's photos, the primary one first, large and marked; 'No Image' when there is none. */
export function MediaStrip({ media }: { media: readonly Media[] }) {
  const pictures = [...media].sort((one, other) => Number(other.is_primary) - Number(one.is_primary));
  if (pictures.length === 0) return <NoImage />;
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Photos"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        gap: '8px',
        overflow: 'auto',
        maxHeight: { sm: 328 },
        gridTemplateColumns: columns(pictures.length),
        gridAutoRows: '104px',
        '& > li': { height: { xs: 180, sm: 'auto' } },
        [pictures.length < 3 ? '& > li' : '& > li:first-of-type']: {
          height: { xs: 180, sm: 'auto' },
          gridRow: { sm: 'span 2' },
          ...(pictures.length === 1 && { width: { xs: '100%', sm: 'auto' } }),
        },
      }}
    >
      {pictures.map((picture) => (
        <Picture key={picture.id} picture={picture} />
      ))}
    </Box>
  );
}

function Picture({ picture }: { picture: Media }) {
  const [failed, setFailed] = useState(false);
  return (
    <Box component="li" sx={frame}>
      {failed ? (
        <NoImage />
      ) : (
        <img
          src={fileUrl(picture.file_url, 800)}
          alt={`${labelOf(mediaCategories, picture.category)}${picture.is_primary ? ', primary' : ''}`}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
      {picture.is_primary ? (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'absolute',
            top: 8,
            left: 8,
            display: 'inline-flex',
            alignItems: 'center',
            gap: '5px',
            typography: 'captionStrong',
            p: '4px 8px',
            borderRadius: '6px',
            bgcolor: 'roles.paper',
            color: 'roles.primary',
          }}
        >
          <Star size={14} fill="currentColor" /> Primary
        </Box>
      ) : null}
    </Box>
  );
}

function NoImage() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: '6px',
        width: '100%',
        height: '100%',
        minHeight: 104,
        borderRadius: '8px',
        border: '1px dashed',
        borderColor: 'roles.control',
        bgcolor: 'roles.seg',
        color: 'roles.slate',
        typography: 'caption',
      }}
    >
      <ImageIcon size={20} />
      No Image
    </Box>
  );
}
