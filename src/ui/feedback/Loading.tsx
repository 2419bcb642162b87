import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface LoadingProps {
  /** What is said; the specification's word unless told otherwise. */
  text?: string;
  lines?: number;
}

/** Content on its way: readable text, and bars in its place. */
export function Loading({ text = 'Loading...', lines = 3 }: LoadingProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: '12px', py: '8px' }}>
      <Box component="p" sx={{ color: 'roles.slate' }}>
        {text}
      </Box>
      {Array.from({ length: lines }, (_, line) => `${92 - ((line * 17) % 40)}%`).map((width) => (
        <Skeleton key={width} width={width} height={14} aria-hidden />
      ))}
    </Box>
  );
}
