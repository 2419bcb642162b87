import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { drawingOf } from '../../../src/ui/illustrations/families';
import { SchemeImage } from '../../../src/ui/illustrations/SchemeImage';

const meta = preview.meta({ component: SchemeImage, parameters: inBothSchemes });

export const DayOrNight = meta.story({
  render: () => (
    <Box sx={{ width: 280, aspectRatio: '4 / 3' }}>
      <SchemeImage drawing={drawingOf('haveli', 0)} alt="A haveli" />
    </Box>
  ),
  play: async ({ canvas, globals }) => {
    const drawing = drawingOf('haveli', 0);
    await expect(canvas.getByRole('img', { name: 'A haveli' })).toHaveAttribute(
      'src',
      globals.scheme === 'dark' ? drawing.dark : drawing.light,
    );
  },
});
