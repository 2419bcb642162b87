import Box, { type BoxProps } from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface StackProps extends BoxProps {
  /** The distance between two items, in steps of the spacing scale. */
  gap?: number | Readonly<Record<string, number>>;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** A vertical stack of items at equal distances, none wider than the stack. */
export const Stack = ({ gap = 2, sx = {}, ...box }: StackProps) => (
  <Box {...box} sx={[{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }, sx]} />
);
