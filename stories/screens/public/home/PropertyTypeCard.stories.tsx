import { expect } from 'storybook/test';
import { asComputed } from '../../../../.storybook/asComputed';
import { failPicture, inCardsPlace } from '../../../../.storybook/homeCard';
import { brokenPicture } from '../../../../.storybook/mediaSample';
import preview from '../../../../.storybook/preview';
import { samplePropertyTypes } from '../../../../src/features/showcase/samples/homes';
import { PropertyTypeCard } from '../../../../src/screens/public/home/PropertyTypeCard';
import { darkTones, lightTones } from '../../../../src/theme/tones';

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
    await expect(backgroundColor).toBe(asComputed(tones[args.type.tone].tint));
  },
});

/** Its picture fails: a placeholder with the title or its first letter stays. */
export const PictureFails = meta.story({
  args: { type: { ...first, image: brokenPicture } },
  play: failPicture,
});
