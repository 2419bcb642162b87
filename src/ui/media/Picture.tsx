import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { placeholder } from './placeholder';

interface PictureProps {
  src?: string | null;
  /** Tried when `src` fails. */
  alternate?: string | null;
  alt: string;
  /** Stands in the generated placeholder: whole, or by its first letter. */
  title: string;
  /** Width by height: `4 / 3`. Keeps the place until the picture comes. */
  ratio: string;
  sizes?: string;
  srcSet?: string;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
}

/** A picture that always shows something: itself, its alternate, or a generated placeholder that is kept. */
export function Picture({ src, alternate, alt, title, ratio, sizes, srcSet, eager }: PictureProps) {
  const sources = [src, alternate].filter((one): one is string => Boolean(one));
  const chain = sources.join(' ');
  const [failed, setFailed] = useState({ chain, count: 0 });
  const count = failed.chain === chain ? failed.count : 0;
  const shown = sources[count] ?? placeholder(title);
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (count < sources.length) setFailed({ chain, count: count + 1 });
  };
  // A server-rendered picture may have failed before React could listen.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  });
  return (
    <Box
      component="img"
      ref={image}
      src={shown}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(count === 0 && src && srcSet ? { srcSet } : {})}
      {...(count === 0 && src && sizes ? { sizes } : {})}
      onError={fail}
      sx={{ width: '100%', aspectRatio: ratio, objectFit: 'cover', bgcolor: 'roles.track' }}
    />
  );
}
