import { expect } from 'storybook/test';
import { AboutValues } from '#src/screens/public/about/AboutValues.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutValues });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
});
