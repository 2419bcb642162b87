import { expect } from 'storybook/test';
import { StatsStrip } from '#src/features/showcase/StatsStrip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: StatsStrip, args: { aside: 'One city, known street by street.' } });

export const Samples = meta.story({
  args: { facts: [] },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10k+ listings',
      '4k+ owners',
      '1k+ projects',
    ]),
});

export const Given = meta.story({ args: { facts: [{ figure: '212', label: 'homes' }] } });
