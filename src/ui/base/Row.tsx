import Box, { type BoxProps } from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface RowProps extends BoxProps {
  /** The distance between two items, in steps of the spacing scale. */
  gap?: number | string | Readonly<Record<string, number | string>>;
  /** What has no room goes to another line. */
  wrap?: boolean;
  /** The free room is between the items, not after them. */
  between?: boolean;
  sx?: Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;
}

/** Items side by side, each in the middle of the row's height. */
export const Row = ({ gap, wrap, between, sx, ...box }: RowProps) => (
  <Box
    {...box}
    sx={{
      display: 'flex',
      alignItems: 'center',
      ...(wrap && { flexWrap: 'wrap' }),
      ...(between && { justifyContent: 'space-between' }),
      ...(gap !== undefined && { gap }),
      ...sx,
    }}
  />
);
