import { expect, fn } from 'storybook/test';
import { ColumnNotice } from '#src/features/leads/board/ColumnNotice.tsx';
import { boardColumn } from '#stories/samples/boardColumn.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const none = { ...boardColumn('new'), leads: [], total: 0 };
const meta = preview.meta({
  component: ColumnNotice,
  args: { column: none },
  decorators: [inBox({ width: 232, p: '8px', bgcolor: 'roles.side' })],
});

export const Empty = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('No leads')).toBeVisible(),
});

export const Loading = meta.story({
  args: { column: { ...none, loading: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
});

export const Failed = meta.story({
  args: { column: { ...none, error: 'Failed to load leads', retry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.column.retry).toHaveBeenCalled();
  },
});
