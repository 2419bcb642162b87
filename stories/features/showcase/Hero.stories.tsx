import { expect } from 'storybook/test';
import { Hero } from '#src/features/showcase/Hero.tsx';
import { homeWindows } from '#src/features/showcase/samples/hero.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Hero,
  args: {
    eyebrow: 'Jaipur’s homes, plots and shops',
    title: 'Homes, found',
    emphasis: 'with care',
    lead: 'Havelis and high-rises, plots and first flats: each one seen, checked and priced plainly.',
    windows: homeWindows,
  },
});

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'Homes, found with care' })).toBeVisible(),
});
