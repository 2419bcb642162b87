import Box, { type BoxProps } from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface StackProps extends BoxProps {
  /** The distance between two things, in steps of the spacing scale. */
  gap?: number | Readonly<Record<string, number>>;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** Things below each other, at equal distances and no wider than the stack. */
export const Stack = ({ gap = 2, sx = {}, ...box }: StackProps) => (
  <Box {...box} sx={[{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }, sx]} />
);
