import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { FieldNote } from '../../../src/ui/inputs/FieldNote';

const meta = preview.meta({ component: FieldNote });

export const HelpAndError = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 320 }}>
      <FieldNote id="one" help="Shown to buyers." />
      <FieldNote id="two" error="Password must be at least 8 characters long" help="Not shown beside an error." />
    </Box>
  ),
});
