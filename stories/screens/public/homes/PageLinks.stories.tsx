import { expect } from 'storybook/test';
import { PageLinks } from '#src/screens/public/homes/PageLinks.tsx';
import { searchQuery } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PageLinks, args: { query: searchQuery({ page: 3 }), total: 200 } });

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/homes?page=2');
    await expect(canvas.getByRole('link', { name: 'Page 9' })).toBeVisible();
  },
});
export const First = meta.story({
  args: { query: searchQuery() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/homes?page=2');
  },
});
