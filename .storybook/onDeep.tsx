import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Address } from './Address.tsx';

/** Puts the footer's parts onto the deep peacock that they stand on. */
export const onDeep: Decorator = (Story) => (
  <Box sx={{ p: { xs: 2, sm: 4 }, bgcolor: 'roles.deep', color: 'roles.deepText' }}>
    <Story />
    <Address />
  </Box>
);
