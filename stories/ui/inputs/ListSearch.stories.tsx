import { expect, fn, waitFor } from 'storybook/test';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import preview from '#storybook/parts/preview.ts';

const change = fn();

const meta = preview.meta({
  component: ListSearch,
  args: { label: 'Search users', placeholder: 'Name, email or phone', table: { q: 'asha' }, change },
});

/** The text is the one of the address, and what is typed goes there. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search users' });
    await expect(field).toHaveValue('asha');
    await userEvent.type(field, ' r');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ q: 'asha r' }));
  },
});
