import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { Card } from '#src/ui/layout/Card.tsx';

/** A decorator that puts stories into a box: space around them, or the width that the component has in the product. */
export const inBox =
  (sx: SxProps<Theme>, component: 'div' | 'main' = 'div'): Decorator =>
  (Story) => (
    <Box component={component} sx={sx}>
      <Story />
    </Box>
  );

/** A decorator that puts stories onto a card in a box. */
export const inCard =
  (sx: SxProps<Theme>, padding = 2.5): Decorator =>
  (Story) => (
    <Box sx={sx}>
      <Card padding={padding}>
        <Story />
      </Card>
    </Box>
  );
