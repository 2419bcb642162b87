import { expect } from 'storybook/test';
import { CompareTick } from '#src/features/homes/CompareTick.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CompareTick });

export const Whole = meta.story({
  args: { id: 5, title: 'Neem Court' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Neem Court' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Full = meta.story({
  args: { id: 5, title: 'Neem Court' },
  beforeEach: () => localStorage.setItem('nivaas.comparedHomes', '1,2,3,4'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 at most');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
