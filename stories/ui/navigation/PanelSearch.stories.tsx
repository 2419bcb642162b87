import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PanelSearch } from '../../../src/ui/navigation/PanelSearch';

const meta = preview.meta({
  component: PanelSearch,
  decorators: [
    (Story) => (
      <Box sx={{ p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

/** It keeps what is typed, and leads nowhere. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'villa{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('villa');
  },
});
