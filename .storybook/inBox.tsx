import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
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
  (sx: SxProps<Theme>, card: ComponentProps<typeof Card> = {}): Decorator =>
  (Story) => (
    <Box sx={sx}>
      <Card {...card}>
        <Story />
      </Card>
    </Box>
  );
