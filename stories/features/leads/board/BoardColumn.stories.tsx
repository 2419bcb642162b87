import { DragDropContext } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { BoardColumn } from '#src/features/leads/board/BoardColumn.tsx';
import { boardColumn } from '#stories/samples/boardColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BoardColumn,
  args: { column: boardColumn('qualified'), scrolls: true, onMove: fn(), onAdd: fn() },
  decorators: [
    (Story) => (
      <DragDropContext onDragEnd={fn()}>
        <Box sx={{ p: '16px', width: 264, height: 480, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' }}>
          <Story />
        </Box>
      </DragDropContext>
    ),
  ],
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Qualified' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead, Qualified' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
});

export const Empty = meta.story({ args: { column: { ...boardColumn('qualified'), leads: [], total: 0 } } });
export const Loading = meta.story({
  args: { column: { ...boardColumn('qualified'), leads: [], total: undefined, loading: true } },
});
export const Failed = meta.story({
  args: { column: { ...boardColumn('qualified'), leads: [], total: undefined, error: 'Failed to load leads' } },
});
