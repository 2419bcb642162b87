import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '#src/lib/apiBase.ts';
import { useInstead } from '#src/lib/Island.tsx';
import { type DrawnHome, placeholderFor } from './placeholderPicture.ts';

interface HomePhotoProps {
  home: DrawnHome;
  /** The photo's `file_url`. Without one, or if it fails, a drawing of the home's kind shows. */
  url?: string | null | undefined;
  /** Empty if the text beside it says the same. */
  alt?: string;
  /** The `sizes` of the image. */
  sizes: string;
  /** Loads eagerly with high priority, for pictures in the first view. */
  eager?: boolean;
  /** For a wide hero: the drawing is the wide one, cropped at the bottom so that its roofline stays. */
  wide?: boolean;
}

const Image = styled.img({ width: '100%', height: '100%', objectFit: 'cover' });
const WideDrawing = styled(Image)({ objectPosition: 'top' });

/** A home's picture in a suitable size; it fills its box. */
export function HomePhoto({ home, url, alt = '', sizes, eager = false, wide = false }: HomePhotoProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const instead = useInstead(() => placeholderFor(home, wide));
  // The image may have failed before React listened.
  useEffect(() => {
    const shown = image.current;
    if (url && shown?.complete && shown.naturalWidth === 0) setFailed(url);
  }, [url]);
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!url || url === failed) {
    const Drawn = wide ? WideDrawing : Image;
    return (
      <Drawn
        src={placeholderFor(home, wide)}
        alt=""
        width={wide ? 792 : 480}
        height={360}
        decoding="async"
        {...loading}
      />
    );
  }
  const small = fileUrl(url, 320);
  const sized = small !== fileUrl(url);
  return (
    <Image
      ref={image}
      {...loading}
      {...instead}
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
