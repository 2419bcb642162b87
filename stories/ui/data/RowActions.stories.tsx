import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RowActions } from '../../../src/ui/data/RowActions';

const view = fn();
const meta = preview.meta({ component: RowActions });

export const ViewAndEdit = meta.story({
  args: {
    label: 'Asha Rathore',
    actions: [
      { label: 'View', onClick: view },
      { label: 'Edit', onClick: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Asha Rathore' }));
    await expect(view).toHaveBeenCalledTimes(1);
  },
});
