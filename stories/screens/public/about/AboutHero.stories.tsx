import { expect } from 'storybook/test';
import { AboutHero } from '#src/screens/public/about/AboutHero.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutHero });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'We simplify real estate for everyone' })).toBeVisible(),
});
