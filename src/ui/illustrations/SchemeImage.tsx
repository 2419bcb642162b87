import Box from '@mui/material/Box';
import type { Drawing } from './families';

interface SchemeImageProps {
  drawing: Drawing;
  alt: string;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
}

const fill = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** One picture with a day and a night version; only the shown one is loaded. */
export function SchemeImage({ drawing, alt, eager }: SchemeImageProps) {
  const loading = eager ? 'eager' : 'lazy';
  return (
    <>
      <Box
        component="img"
        src={drawing.light}
        alt={alt}
        loading={loading}
        sx={(theme) => ({ ...fill, ...theme.applyStyles('dark', { display: 'none' }) })}
      />
      <Box
        component="img"
        src={drawing.dark}
        alt={alt}
        loading="lazy"
        sx={(theme) => ({ ...fill, display: 'none', ...theme.applyStyles('dark', { display: 'block' }) })}
      />
    </>
  );
}
