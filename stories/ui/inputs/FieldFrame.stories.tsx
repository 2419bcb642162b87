import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import preview from '../../../.storybook/preview';
import { FieldFrame } from '../../../src/ui/inputs/FieldFrame';

const meta = preview.meta({ component: FieldFrame });
const field = { id: 'a', labelId: 'a-label', noteId: 'a-note' };

export const WithHelp = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 400 }}>
      <FieldFrame field={field} label="Landmark" optional help="Something that people know.">
        <OutlinedInput id="a" />
      </FieldFrame>
    </Box>
  ),
});

export const WithError = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 400 }}>
      <FieldFrame field={{ ...field, error: 'Landmark is required' }} label="Landmark" required>
        <OutlinedInput id="a" />
      </FieldFrame>
    </Box>
  ),
});
