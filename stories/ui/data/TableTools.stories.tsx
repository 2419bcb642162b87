import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TableTools } from '../../../src/ui/data/TableTools';

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
});

export const Menus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(args.onDensity).toHaveBeenCalledWith('compact');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
    await expect(args.onHidden).toHaveBeenCalledWith([]);
  },
});
