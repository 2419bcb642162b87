import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Puts a screen's stories into the main landmark that its layout provides. */
export const inMain: Decorator = (Story) => (
  <Box component="main" sx={{ p: { xs: 2, sm: 4 } }}>
    <Story />
  </Box>
);
