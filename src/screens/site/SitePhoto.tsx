import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SiteListing } from '../../../contract/sites';
import { fileUrl } from '../../lib/apiBase';
import { drawingOf, familyOf } from '../../ui/illustrations/families';
import { useLook } from './lookContext';

interface SitePhotoProps {
  listing: Pick<SiteListing, 'id' | 'property_type'>;
  /** A photo's `file_url`; without one, or when it fails, the drawing of the listing's type stands in. */
  url?: string | undefined;
  alt: string;
  sizes: string;
  eager?: boolean;
}

/** A listing's picture in the size that its place asks for; it fills its box. */
export function SitePhoto({ listing, url, alt, sizes, eager }: SitePhotoProps) {
  const look = useLook();
  const [failed, setFailed] = useState<string>();
  const shown = url && url !== failed ? url : undefined;
  const sized = shown && fileUrl(shown, 320) !== fileUrl(shown);
  return (
    <Box
      component="img"
      src={shown ? fileUrl(shown, 800) : drawingOf(familyOf(listing.property_type), listing.id)[look.scheme]}
      {...(sized
        ? { srcSet: `${fileUrl(shown, 320)} 320w, ${fileUrl(shown, 800)} 800w, ${fileUrl(shown)} 1600w`, sizes }
        : {})}
      alt={shown ? alt : ''}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        if (shown) setFailed(shown);
      }}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
