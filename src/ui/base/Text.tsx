import Box, { type BoxProps } from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';
import { oneLine, twoLines } from './clipped.ts';

interface TextProps extends BoxProps {
  /** The variant of the type scale; by default the one around the text. */
  variant?: NonNullable<TypographyProps['variant']>;
  /** In slate, for secondary text. */
  quiet?: boolean;
  /** Cuts the text off after this line. A `title` or a link should have all of it. */
  lines?: 1 | 2;
  /** The field of a `label`, the time of a `time`, the place of a `Link`. */
  htmlFor?: string;
  dateTime?: string;
  to?: string;
  sx?: Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;
}

/** A text in a variant of the type scale: a paragraph unless `component` says otherwise. */
export const Text = ({ variant, quiet, lines, sx, ...box }: TextProps) => (
  <Box
    component="p"
    {...box}
    sx={{
      ...(variant && { typography: variant }),
      ...(quiet && { color: 'roles.slate' }),
      ...(lines && (lines === 1 ? oneLine : twoLines)),
      ...sx,
    }}
  />
);
