import { expect } from 'storybook/test';
import { SavedScreen } from '#src/screens/public/saved/SavedScreen.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SavedScreen });

export const Some = meta.story({
  args: { ids: [1, 2, 3], homes: someHomes(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
export const None = meta.story({ args: { ids: undefined, homes: [] } });
