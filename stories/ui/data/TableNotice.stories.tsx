import { expect } from 'storybook/test';
import { TableNotice } from '#src/ui/data/TableNotice.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TableNotice,
  args: { state: 'empty' as const, emptyText: 'No users found' },
});

export const Empty = meta.story({
  args: { emptyHint: 'Add the people who work with you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
  },
});
