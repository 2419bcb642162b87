import { expect } from 'storybook/test';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DefinitionList,
  decorators: [inBox({ p: 3, maxWidth: 460 })],
});

export const Facts = meta.story({
  args: {
    items: [
      { label: 'ID', value: 127 },
      { label: 'Name', value: 'Asha Rathore' },
      { label: 'Email', value: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example' },
      { label: 'Status', value: <StatusChip tone="success" label="Active" /> },
      { label: 'Rooms', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    // Zero is a value, not a missing one.
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Missing values show a dash. */
export const NothingKnown = meta.story({
  args: {
    items: [
      { label: 'Phone', value: null },
      { label: 'City', value: undefined },
      { label: 'Notes', value: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['–', '–', '–']);
  },
});
