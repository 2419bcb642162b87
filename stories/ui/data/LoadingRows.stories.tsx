import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LoadingRows } from '../../../src/ui/data/LoadingRows';

const meta = preview.meta({ component: LoadingRows });

export const Bars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
