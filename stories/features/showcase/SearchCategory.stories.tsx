import { expect } from 'storybook/test';
import { SearchCategory } from '#src/features/showcase/SearchCategory.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SearchCategory,
  args: { name: 'type', sx: { height: 52, maxWidth: 240 } },
});

export const Choices = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await expect(field).toHaveDisplayValue('All Residential');
    await userEvent.selectOptions(field, 'Villa');
    await expect(field).toHaveDisplayValue('Villa');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Residential',
      'Apartment',
      'Villa',
      'Plot',
    ]);
  },
});
