import { expect } from 'storybook/test';
import { LoadingRows } from '#src/ui/data/LoadingRows.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: LoadingRows });

export const Bars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
