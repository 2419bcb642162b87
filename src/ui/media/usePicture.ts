import { useEffect, useRef, useState } from 'react';
import { useInstead } from '#src/lib/Island.tsx';
import { placeholder } from './placeholder.ts';

/** A picture's URLs in the order in which they are tried, and its placeholder. */
interface PictureChain {
  /** The first URL. */
  src?: string | null | undefined;
  /** The second URL, used if `src` fails. */
  alternate?: string | null | undefined;
  /** The placeholder's text. */
  title: string;
  /** Shows the full title on the placeholder even if it is long. */
  wholeTitle?: boolean | undefined;
}

/** The attributes of an `<img>` that tries the URLs in turn and then shows the placeholder. */
export function usePicture({ src, alternate, title, wholeTitle }: PictureChain) {
  const sources = [src, alternate].filter((one): one is string => Boolean(one));
  const chain = sources.join(' ');
  const [failed, setFailed] = useState({ chain, count: 0 });
  const count = failed.chain === chain ? failed.count : 0;
  const found = sources[count];
  const instead = useInstead(() => sources[1] ?? placeholder(title, wholeTitle));
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (count < sources.length) setFailed({ chain, count: count + 1 });
  };
  // A picture may have failed before React attached the handler.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  });
  return {
    /** `src` is shown; `srcSet` and `sizes` apply only to it. */
    first: count === 0 && Boolean(src),
    /** The placeholder is shown. */
    placeholder: !found,
    image: { ref: image, src: found ?? placeholder(title, wholeTitle), onError: fail, ...instead },
  };
}
