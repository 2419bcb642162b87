import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { FieldNote } from '#src/ui/inputs/FieldNote.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FieldNote });

export const HelpAndError = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 320 }}>
      <FieldNote id="one" help="Shown to buyers." />
      <FieldNote id="two" error="Password must be at least 8 characters long" help="Not shown beside an error." />
      <FieldNote id="three" error="leads.csv is not a picture" announce />
      <FieldNote
        id="four"
        help="A long line of help that goes on until it has to break, and whose second line stands under the first."
      />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('leads.csv is not a picture');
  },
});
