import { expect } from 'storybook/test';
import { samplePropertyTypes } from '#src/features/showcase/samples/homes.ts';
import { PropertyTypeCard } from '#src/screens/public/front-page/PropertyTypeCard.tsx';
import { darkTones, lightTones } from '#src/theme/tones.ts';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import { computedColour } from '#storybook/computedColour.ts';
import preview from '#storybook/preview.tsx';

const [first] = samplePropertyTypes;
if (!first) throw new Error('There are no samples');

const meta = preview.meta({
  component: PropertyTypeCard,
  args: { type: first },
  decorators: [inCardsPlace],
});

export const Whole = meta.story({
  play: async ({ args, canvas, globals }) => {
    for (const words of ['Apartments', '2,000+ properties']) await expect(canvas.getByText(words)).toBeVisible();
    const tones = globals.scheme === 'dark' ? darkTones : lightTones;
    const { backgroundColor } = getComputedStyle(canvas.getByRole('article'));
    await expect(backgroundColor).toBe(computedColour(tones[args.type.tone].tint));
  },
});
