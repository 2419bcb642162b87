import { expect } from 'storybook/test';
import { sampleOwnerProperties } from '#src/features/showcase/samples/homes.ts';
import { OwnerPropertyCard } from '#src/screens/public/front-page/OwnerPropertyCard.tsx';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import preview from '#storybook/preview.tsx';

const [first] = sampleOwnerProperties;
if (!first) throw new Error('There are no samples');

const meta = preview.meta({
  component: OwnerPropertyCard,
  args: { property: first },
  decorators: [inCardsPlace],
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    for (const words of ['₹92 Lac', '1,580 sq.ft.', 'Malviya Nagar, Jaipur', 'Ready to Move'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent('3 BHK Flat, Malviya Nagar, Jaipur');
  },
});
