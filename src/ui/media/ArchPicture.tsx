import Box from '@mui/material/Box';
import { useId } from 'react';
import { cuspedArch } from '#src/art/cuspedArch.ts';
import { firstLetter } from './placeholder.ts';
import { usePicture } from './usePicture.ts';

interface ArchPictureProps {
  /** The picture's URL; without one, or if it fails, a placeholder shows. */
  src?: string;
  /** The alternative text; '' if text beside it says the same. */
  alt: string;
  /** Its first letter shows on the placeholder, because the arch would clip words. */
  title: string;
  /** The ratio of height to width of the arch: 2.3 for a window, 1.08 for a card. */
  ratio: number;
  /** Shows a larger arch behind it. */
  framed?: boolean;
  /** Loads eagerly with high priority, for pictures in the first view. */
  eager?: boolean;
}

// The arch for a box of 100 units in width, because the path is rounded to tenths.
const clipPathOf = (ratio: number) => cuspedArch(1, 4, 98, ratio * 100 - 4, ratio > 1.5 ? 9 : 11);

/** A picture in the brand's cusped arch; it fills its box. */
export function ArchPicture({ src, alt, title, ratio, framed = false, eager = false }: ArchPictureProps) {
  const id = `${useId()}arch`;
  const { image } = usePicture({ src, title: firstLetter(title) });
  return (
    <Box sx={{ position: 'relative', width: '100%', height: '100%', isolation: 'isolate' }}>
      <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={clipPathOf(ratio)} transform={`scale(.01 ${(1 / (ratio * 100)).toFixed(6)})`} />
        </clipPath>
      </svg>
      {framed ? (
        <Box
          sx={{
            position: 'absolute',
            zIndex: -1,
            inset: { xs: '-4px -4px 0', sm: '-7px -7px 0' },
            clipPath: `url(#${id})`,
            bgcolor: 'roles.archFrame',
          }}
        />
      ) : null}
      <Box
        component="img"
        {...image}
        alt={alt}
        width={480}
        height={360}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', clipPath: `url(#${id})`, bgcolor: 'roles.track' }}
      />
    </Box>
  );
}
