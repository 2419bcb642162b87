import { expect, fn } from 'storybook/test';
import { TableNotice } from '#src/ui/data/TableNotice.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TableNotice,
  args: { state: 'loading' as const, emptyText: 'No users found' },
});

export const Coming = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

export const None = meta.story({
  args: { state: 'empty' as const, emptyHint: 'Add the people who work with you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: 'failed' as const, error: 'Failed to load users', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load users');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
