import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Address } from './Address.tsx';

/** A decorator that adds the footer's deep peacock background. */
export const onDeepBackground: Decorator = (Story) => (
  <Box sx={{ p: { xs: 2, sm: 4 }, bgcolor: 'roles.deep', color: 'roles.deepText' }}>
    <Story />
    <Address />
  </Box>
);
