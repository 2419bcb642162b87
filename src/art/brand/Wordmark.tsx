import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { BrandMark } from './BrandMark.tsx';

interface WordmarkProps {
  /** The path of the home page. */
  to: string;
  /** The place that shows it: a panel, a phone's header, a public page, or the footer on deep peacock. */
  look?: 'panel' | 'small' | 'public' | 'deep';
  /** Below this window width, in pixels, only the mark is visible; screen readers still read the name. */
  nameFrom?: number;
}

const looks = {
  panel: { mark: 30, tile: 'tile', type: 'wordmark', gap: space(1), ink: 'roles.ink' },
  small: { mark: 26, tile: 'tile', type: 'wordmarkSmall', gap: space(1), ink: 'roles.ink' },
  public: { mark: 32, tile: 'arch', type: 'wordmarkLarge', gap: space(1), ink: 'roles.brandName' },
  deep: { mark: 32, tile: 'deep', type: 'wordmarkLarge', gap: space(1), ink: 'roles.deepInk' },
} as const;

/** The mark and the name, as a link to the home page. */
export function Wordmark({ to, look = 'panel', nameFrom = 0 }: WordmarkProps) {
  const { mark, tile, type, gap, ink } = looks[look];
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        ...(nameFrom ? { [`@media (max-width: ${nameFrom - 0.05}px)`]: { justifyContent: 'center' } } : {}),
        gap,
        minHeight: 44,
        minWidth: 44,
        color: ink,
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <BrandMark size={mark} look={tile} />
      <Box
        component="span"
        sx={{
          typography: type,
          ...(nameFrom ? { [`@media (max-width: ${nameFrom - 0.05}px)`]: visuallyHidden } : {}),
        }}
      >
        Nivaas
      </Box>
    </Box>
  );
}
