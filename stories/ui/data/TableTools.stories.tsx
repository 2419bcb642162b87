import { expect, fn, screen } from 'storybook/test';
import { TableTools } from '#src/ui/data/TableTools.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TableTools,
  args: {
    density: 'standard' as const,
    onDensity: fn(),
    columns: [
      { field: 'name', name: 'Name' },
      { field: 'email', name: 'Email' },
    ],
    hidden: ['email'],
    onHidden: fn(),
  },
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

/** The column menu stays open until Escape; `DataTable` tests the rest. */
export const OpenColumns = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menuitemcheckbox', { name: 'Name', checked: true });
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email', checked: false }));
    await expect(args.onHidden).toHaveBeenCalledWith([]);
    await expect(screen.getByRole('menu', { name: 'Columns' })).toBeVisible();
  },
});
