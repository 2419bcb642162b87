import { expect, fn, screen, waitFor } from 'storybook/test';
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

/** Enter opens a menu, arrow keys move in it and Enter chooses: a density closes its menu, a column leaves it open until Escape. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const density = canvas.getByRole('button', { name: 'Density' });
    await userEvent.tab();
    await expect(density).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Standard', checked: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onDensity).toHaveBeenCalledWith('compact');
    await waitFor(() => expect(density).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.tab();
    const columns = canvas.getByRole('button', { name: 'Columns' });
    await expect(columns).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Name', checked: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Email', checked: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHidden).toHaveBeenCalledWith([]);
    await expect(screen.getByRole('menu', { name: 'Columns' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(columns).toHaveFocus());
  },
});

/** The column menu stays open until Escape. */
export const OpenColumns = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menuitemcheckbox', { name: 'Name', checked: true });
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email', checked: false }));
    await expect(args.onHidden).toHaveBeenCalledWith([]);
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Columns' })).toBeVisible());
  },
});
