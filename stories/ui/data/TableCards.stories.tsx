import { expect, fn } from 'storybook/test';
import { TableCards } from '#src/ui/data/TableCards.tsx';
import { editPerson, longPerson, type Person, people, personCard } from '#stories/samples/table.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TableCards<Person>,
  args: { label: 'Brokers', rows: people.slice(0, 3), renderCard: personCard },
  decorators: [inCard({ p: { xs: 2, sm: 4 } }, { padding: 0 })],
});

export const Rows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Asha Rathore' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(editPerson).toHaveBeenCalledWith(127);
  },
});

/** The name of a checkbox says which row it chooses. */
export const Choosing = meta.story({
  args: { selection: { ids: new Set(), onChange: fn(), nameOf: ({ name }) => name } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Asha Rathore' }));
    await expect(args.selection?.onChange).toHaveBeenCalledWith(new Set([127]));
  },
});

/** Long words wrap: nothing overflows the list or a card. */
export const LongWords = meta.story({
  args: { rows: [longPerson, ...people.slice(0, 2)] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Brokers' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const item of canvas.getAllByRole('listitem')) {
      const edge = item.getBoundingClientRect().right;
      for (const part of item.querySelectorAll('*'))
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  },
});
