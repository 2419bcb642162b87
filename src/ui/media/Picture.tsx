import Box from '@mui/material/Box';
import { usePicture } from './usePicture.ts';

interface PictureProps {
  /** The picture's URL; without one the placeholder shows. */
  src?: string | null;
  /** A second URL, used if `src` fails. */
  alternate?: string | null;
  /** The alternative text; '' if text beside it says the same. */
  alt: string;
  /** The placeholder's text: in full if it is short, otherwise its first letter. */
  title: string;
  /** Shows the full title on the placeholder even if it is long, for a place's name. */
  wholeTitle?: boolean;
  /** The CSS aspect ratio: `4 / 3`. */
  ratio: string;
  /** The `sizes` attribute for `srcSet`. */
  sizes?: string;
  /** The `srcset` attribute. */
  srcSet?: string;
  /** Loads eagerly, for pictures in the first view. */
  eager?: boolean;
}

/** A picture with an alternate URL and a generated placeholder, which stays once it shows. */
export function Picture({ src, alternate, alt, title, wholeTitle, ratio, sizes, srcSet, eager }: PictureProps) {
  const { first, image } = usePicture({ src, alternate, title, wholeTitle });
  return (
    <Box
      component="img"
      {...image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(first && srcSet ? { srcSet } : {})}
      {...(first && sizes ? { sizes } : {})}
      sx={{ width: '100%', aspectRatio: ratio, objectFit: 'cover', bgcolor: 'roles.track' }}
    />
  );
}
