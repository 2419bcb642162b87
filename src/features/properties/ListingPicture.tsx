import Box from '@mui/material/Box';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';

interface ListingPictureProps {
  row: Pick<ListingRow, 'id' | 'property_type' | 'photo'>;
  /** The CSS aspect ratio: `4 / 3`. */
  ratio: string;
  /** Of a home that is off the market. */
  pale?: boolean;
}

/**
 * A listing's photo, or the drawing that visitors see if there is none or it fails to load. Decorative: the text beside
 * it names the home.
 */
export function ListingPicture({ row, ratio, pale }: ListingPictureProps) {
  return (
    <Box
      aria-hidden
      sx={{
        aspectRatio: ratio,
        bgcolor: 'roles.seg',
        overflow: 'hidden',
        ...(pale ? { filter: 'saturate(0.45)' } : {}),
      }}
    >
      <HomePhoto home={row} url={row.photo} sizes="(max-width: 599.95px) calc(100vw - 32px), 360px" />
    </Box>
  );
}
