import { useEffect, useRef, useState } from 'react';
import { placeholder } from './placeholder.ts';

/** A picture's addresses in the order they are tried, and what stands in when all fail. */
interface PictureChain {
  /** Tried first. */
  src?: string | null | undefined;
  /** Tried when `src` fails. */
  alternate?: string | null | undefined;
  /** Written on the generated placeholder. */
  title: string;
  /** The placeholder carries the whole title, however long it is. */
  wholeTitle?: boolean | undefined;
}

/** What an `<img>` shows of a chain, to be spread on it; a placeholder stays, whatever fails after it. */
export function usePicture({ src, alternate, title, wholeTitle }: PictureChain) {
  const sources = [src, alternate].filter((one): one is string => Boolean(one));
  const chain = sources.join(' ');
  const [failed, setFailed] = useState({ chain, count: 0 });
  const count = failed.chain === chain ? failed.count : 0;
  const found = sources[count];
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (count < sources.length) setFailed({ chain, count: count + 1 });
  };
  // A picture may have failed before React could listen.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  });
  return {
    /** It is the first choice: what `srcSet` and `sizes` say holds for it alone. */
    first: count === 0 && Boolean(src),
    /** Nothing could be loaded. */
    placeholder: !found,
    image: { ref: image, src: found ?? placeholder(title, wholeTitle), onError: fail },
  };
}
