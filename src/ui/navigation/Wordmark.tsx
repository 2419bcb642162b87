import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../layout/visuallyHidden';
import { BrandMark } from './BrandMark';

interface WordmarkProps {
  to: string;
  /** The mark's side length in pixels; the name follows it. */
  size?: number;
  /** The mark alone is shown under this width; the name stays readable to screen readers. */
  nameFrom?: number;
}

/** Mark and name, leading home. */
export function Wordmark({ to, size = 30, nameFrom = 0 }: WordmarkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: `${Math.round(size / 3)}px`,
        minHeight: 44,
        minWidth: 44,
        color: 'roles.ink',
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <BrandMark size={size} />
      <Box
        component="span"
        sx={{
          typography: size < 32 ? 'wordmark' : 'wordmarkLarge',
          ...(nameFrom
            ? {
                [`@media (max-width: ${nameFrom - 0.05}px)`]: visuallyHidden,
              }
            : {}),
        }}
      >
        Nivaas
      </Box>
    </Box>
  );
}
