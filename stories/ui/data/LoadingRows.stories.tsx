import { expect } from 'storybook/test';
import { LoadingRows } from '#src/ui/data/LoadingRows.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: LoadingRows, parameters: inBothSchemes });

export const Bars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
