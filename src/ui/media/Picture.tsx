import Box from '@mui/material/Box';
import { usePicture } from './usePicture.ts';

interface PictureProps {
  /** Its address; without one the placeholder shows at once. */
  src?: string | null;
  /** Tried when `src` fails. */
  alternate?: string | null;
  /** What it shows, for those who do not see it; '' where that is said beside it. */
  alt: string;
  /** Stands in the generated placeholder: whole while it is short, else by its first letter. */
  title: string;
  /** The placeholder carries the whole title, however long: a place's name. */
  wholeTitle?: boolean;
  /** Width by height: `4 / 3`. Keeps the place until the picture comes. */
  ratio: string;
  /** How wide it stands, so that the browser can choose from `srcSet`. */
  sizes?: string;
  /** The same picture in other sizes. */
  srcSet?: string;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
}

/** A picture that always shows something: itself, its alternate, or a generated placeholder that is kept. */
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
