import { expect } from 'storybook/test';
import { AboutJourney } from '#src/screens/public/about/AboutJourney.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutJourney });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '2022',
      '2023',
      '2024',
      '2025',
    ]),
});
