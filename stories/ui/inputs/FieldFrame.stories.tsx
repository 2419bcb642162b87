import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '#src/ui/inputs/FieldFrame.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FieldFrame });
const field = (id: string) => ({ id, labelId: `${id}-label`, noteId: `${id}-note` });

export const States = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 400, display: 'grid', gap: 2 }}>
      <FieldFrame field={field('d')} label="On one line" inline quiet>
        <OutlinedInput id="d" sx={{ width: 160 }} />
      </FieldFrame>
      <FieldFrame
        field={field('e')}
        label="The place that everybody in the neighbourhood names when they tell a rickshaw where to go"
        optional
        help="Averylongwordthatnobodybrokebutthatmustnotpushthepagesideways"
      >
        <OutlinedInput id="e" />
      </FieldFrame>
    </Box>
  ),
});
