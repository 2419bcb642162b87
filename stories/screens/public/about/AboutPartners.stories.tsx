import { expect } from 'storybook/test';
import { AboutPartners } from '#src/screens/public/about/AboutPartners.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutPartners });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Trusted partners' })).toBeVisible(),
});
