import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { PropertyDrawing } from '#src/art/PropertyDrawing.tsx';
import { fileUrl } from '#src/lib/apiBase.ts';

interface ListingPictureProps {
  row: Pick<ListingRow, 'id' | 'property_type' | 'photo'>;
  /** The CSS aspect ratio: `4 / 3`. */
  ratio: string;
  /** Of a home that is off the market. */
  pale?: boolean;
}

const fill = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/**
 * A listing's photo, or the drawing of its type if there is none or it fails to load. Decorative: the text beside it
 * names the home.
 */
export function ListingPicture({ row: { id, property_type: type, photo }, ratio, pale }: ListingPictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Box
      aria-hidden
      sx={{
        aspectRatio: ratio,
        bgcolor: 'roles.seg',
        overflow: 'hidden',
        '& svg': fill,
        ...(pale ? { filter: 'saturate(0.45)' } : {}),
      }}
    >
      {photo && photo !== failed ? (
        <Box
          component="img"
          src={fileUrl(photo, 800)}
          srcSet={`${fileUrl(photo, 320)} 320w, ${fileUrl(photo, 800)} 800w`}
          sizes="(max-width: 599.95px) calc(100vw - 32px), 360px"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photo)}
          sx={fill}
        />
      ) : (
        <PropertyDrawing type={type} seed={id} />
      )}
    </Box>
  );
}
