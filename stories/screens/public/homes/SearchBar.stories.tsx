import { expect } from 'storybook/test';
import { SearchBar } from '#src/screens/public/homes/SearchBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SearchBar, args: { words: '' } });

export const Empty = meta.story();
export const WithWords = meta.story({
  args: { words: 'villa 2-3 cr near ajmer road', city: 'Jaipur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search homes' })).toHaveValue('villa 2-3 cr near ajmer road');
    await expect(canvas.getByRole('search')).toHaveFormValues({ city: 'Jaipur' });
  },
});
