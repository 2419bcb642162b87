import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeActions } from '#src/screens/public/home/HomeActions.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeActions });

export const Whole = meta.story({
  args: { home: buildHomeDetail() },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('nivaas.savedHomes')).toBe('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('link', { name: 'See comparison' })).toHaveAttribute('href', '/compare?ids=1');
  },
});

/** A fifth home to compare is refused with a message. */
export const Full = meta.story({
  args: { home: buildHomeDetail({ id: 5 }) },
  beforeEach: () => localStorage.setItem('nivaas.comparedHomes', '1,2,3,4'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 homes are compared already');
  },
});
