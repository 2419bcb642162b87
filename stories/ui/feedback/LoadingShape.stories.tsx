import Box from '@mui/material/Box';
import { LoadingShape } from '#src/ui/feedback/LoadingShape.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: LoadingShape });

export const AllShapes = meta.story({
  render: () => (
    <Box aria-hidden sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, maxWidth: 420 }}>
      {(['text', 'facts', 'list', 'form', 'card'] as const).map((shape) => (
        <div key={shape}>
          <LoadingShape shape={shape} at={0} />
          <LoadingShape shape={shape} at={1} />
        </div>
      ))}
    </Box>
  ),
});
