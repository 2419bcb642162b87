import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Puts a screen into the main part of a panel, with the panel's padding. */
export const inPanel: Decorator = (Story) => (
  <Box component="main" sx={{ p: { xs: '20px 16px', sm: '28px 32px' } }}>
    <Story />
  </Box>
);
