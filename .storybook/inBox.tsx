import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';

/** Puts a component's stories into a box: room around it, or the width that it has in the product. */
export const inBox =
  (sx: SxProps<Theme>): Decorator =>
  (Story) => (
    <Box sx={sx}>
      <Story />
    </Box>
  );
