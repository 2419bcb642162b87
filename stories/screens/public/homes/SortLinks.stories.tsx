import { expect } from 'storybook/test';
import { SortLinks } from '#src/screens/public/homes/SortLinks.tsx';
import { searchQuery } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SortLinks, args: { query: searchQuery({ q: 'villa', page: 3 }) } });

export const Open = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Price, lowest first' })).toHaveAttribute(
      'href',
      '/homes?q=villa&sort=price_up',
    );
  },
});
