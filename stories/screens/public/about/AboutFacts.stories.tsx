import { expect } from 'storybook/test';
import { AboutFacts } from '#src/screens/public/about/AboutFacts.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutFacts });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '40+ cities',
      '120K+ verified listings',
      '3.5K+ active brokers',
      'under 4 hours average response time',
    ]),
});
