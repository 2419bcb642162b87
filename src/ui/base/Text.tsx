import Box, { type BoxProps } from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';

interface TextProps extends BoxProps {
  /** The variant of the type scale. */
  variant: NonNullable<TypographyProps['variant']>;
  /** In slate, for secondary text. */
  quiet?: boolean;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** A text in a variant of the type scale: a paragraph unless `component` says otherwise. */
export const Text = ({ variant, quiet, sx = {}, ...box }: TextProps) => (
  <Box component="p" {...box} sx={[{ typography: variant, ...(quiet && { color: 'roles.slate' }) }, sx]} />
);
