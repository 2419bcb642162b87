import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { SiteListing } from '#contract/sites.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { placeholderFor } from './placeholderPicture.ts';

interface SitePhotoProps {
  listing: Pick<SiteListing, 'id' | 'property_type'>;
  /** A photo's `file_url`; without one, or when it fails, the drawing of the listing's kind stands in. */
  url?: string | undefined;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Seen first: it loads at once. */
  eager?: boolean;
}

const Image = styled.img({ width: '100%', height: '100%', objectFit: 'cover' });

/** A listing's picture in the size that its place asks for; it fills its box. */
export function SitePhoto({ listing, url, alt, sizes, eager = false }: SitePhotoProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before anybody could listen.
  useEffect(() => {
    const shown = image.current;
    if (url && shown?.complete && shown.naturalWidth === 0) setFailed(url);
  }, [url]);
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!url || url === failed)
    return <Image src={placeholderFor(listing)} alt="" width={480} height={360} decoding="async" {...loading} />;
  const small = fileUrl(url, 320);
  const sized = small !== fileUrl(url);
  return (
    <Image
      ref={image}
      {...loading}
      {...(sized ? { sizes, srcSet: `${small} 320w, ${fileUrl(url, 800)} 800w, ${fileUrl(url)} 1600w` } : {})}
      src={fileUrl(url, 800)}
      alt={alt}
      width={800}
      height={600}
      decoding="async"
      onError={() => setFailed(url)}
    />
  );
}
