import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { LoadingRows } from '../../../src/ui/data/LoadingRows';

const meta = preview.meta({ component: LoadingRows, parameters: inBothSchemes });

export const Bars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
