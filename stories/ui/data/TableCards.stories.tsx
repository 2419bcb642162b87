import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TableCards } from '../../../src/ui/data/TableCards';

const meta = preview.meta({ component: TableCards<string> });

export const Rows = meta.story({
  args: {
    label: 'Leads',
    rows: ['Asha Rathore', 'Vikram Shekhawat'],
    rowId: (row) => row,
    renderCard: (row) => row,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
