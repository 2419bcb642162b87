import Box from '@mui/material/Box';
import { labelOf } from '#contract/fields.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';

interface PropertyPhotoProps {
  row: Pick<PropertyRow, 'id' | 'property_type' | 'photo'>;
  /** The CSS aspect ratio: `4 / 3`. */
  ratio: string;
  /** Of a home that is off the market. */
  pale?: boolean;
}

/**
 * A property's photo, or the drawing that visitors see if there is none or it fails to load. Decorative: the text beside
 * it names the home.
 */
export function PropertyPhoto({ row, ratio, pale }: PropertyPhotoProps) {
  const { photo } = row;
  return (
    <Box aria-hidden sx={pale ? { filter: 'saturate(0.45)' } : {}}>
      <Picture
        src={photo && fileUrl(photo, 800)}
        srcSet={photo ? `${fileUrl(photo, 320)} 320w, ${fileUrl(photo, 800)} 800w` : ''}
        sizes="(max-width: 599.95px) calc(100vw - 32px), 360px"
        alternate={placeholderFor(row)}
        alt=""
        title={labelOf(propertyTypes, row.property_type)}
        ratio={ratio}
      />
    </Box>
  );
}
