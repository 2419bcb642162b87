import Box from '@mui/material/Box';
import { useId } from 'react';
import { cuspedArch } from '#src/art/parts/geometry.ts';
import { firstLetter } from './placeholder.ts';
import { usePicture } from './usePicture.ts';

interface ArchPictureProps {
  /** Its address; without one, or when it fails, the placeholder shows. */
  src?: string;
  /** What it shows; '' where that is said beside it. */
  alt: string;
  /** Stands in the generated placeholder by its first letter: an arch would cut words off. */
  title: string;
  /** Height by width, for which the arch is drawn: 2.3 for a window, 1.08 for a card. */
  ratio: number;
  /** The same arch, a little larger, stands behind it. */
  framed?: boolean;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
}

// The arch as a share of its box. Drawn for 100 units of width, because it rounds to tenths.
const clipPathOf = (ratio: number) => cuspedArch(1, 4, 98, ratio * 100 - 4, ratio > 1.5 ? 9 : 11);

/** A picture seen through the brand's cusped arch; it fills the box that it is put in. */
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
