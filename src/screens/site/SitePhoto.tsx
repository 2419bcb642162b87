import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SiteListing } from '../../../contract/sites';
import { fileUrl } from '../../lib/apiBase';
import { PropertyDrawing } from '../../ui/illustrations/PropertyDrawing';
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
  if (!url || url === failed)
    return <PropertyDrawing type={listing.property_type} seed={listing.id} scheme={look.scheme} />;
  const sized = fileUrl(url, 320) !== fileUrl(url);
  return (
    <Box
      component="img"
      src={fileUrl(url, 800)}
      {...(sized
        ? { srcSet: `${fileUrl(url, 320)} 320w, ${fileUrl(url, 800)} 800w, ${fileUrl(url)} 1600w`, sizes }
        : {})}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(url)}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
