import { DragDropContext } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { BoardRail } from '#src/features/leads/board/BoardRail.tsx';
import { boardColumn } from '#stories/samples/boardColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BoardRail,
  args: { column: boardColumn('closed'), onOpen: fn() },
  decorators: [
    (Story) => (
      <DragDropContext onDragEnd={fn()}>
        <Box sx={{ m: '16px', width: 48, height: 320, display: 'grid' }}>
          <Story />
        </Box>
      </DragDropContext>
    ),
  ],
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Closed 31', expanded: false }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
});

/** If the count cannot be loaded, none is shown. */
export const Failed = meta.story({
  args: { column: { ...boardColumn('closed'), total: undefined, error: 'Failed to load leads' } },
});
export const Loading = meta.story({ args: { column: { ...boardColumn('closed'), total: undefined, loading: true } } });
