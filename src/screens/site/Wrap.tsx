import Box, { type BoxProps } from '@mui/material/Box';

/** The site's column: 1200 wide, with a gutter of 20 (16 on phones). */
export function Wrap({ sx, ...rest }: BoxProps) {
  return (
    <Box
      {...rest}
      sx={[
        { width: { xs: 'calc(100% - 32px)', sm: 'min(1200px, 100% - 40px)' }, mx: 'auto' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
