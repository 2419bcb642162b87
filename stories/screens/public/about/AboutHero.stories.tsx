import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { AboutHero } from '../../../../src/screens/public/about/AboutHero';

const meta = preview.meta({ component: AboutHero });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'We simplify real estate for everyone' })).toBeVisible(),
});
