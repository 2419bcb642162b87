import { expect } from 'storybook/test';
import { HomeGoneScreen } from '#src/screens/public/home-gone/HomeGoneScreen.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeGoneScreen });

export const Sold = meta.story({
  args: { gone: { message: 'This home is sold.', similar: someHomes(4) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is sold, or its broker has taken it down.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
export const NothingLike = meta.story({ args: { gone: { message: 'This home is paused.', similar: [] } } });
