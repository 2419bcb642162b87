import { expect, fn } from 'storybook/test';
import { buildListingRow } from '#contract/fixtures/properties.ts';
import { PropertyCard } from '#src/features/properties/PropertyCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyCard,
  args: { row: buildListingRow(), onView: fn() },
  decorators: [inBox({ width: 304, p: 2 })],
});

export const Filled = meta.story({});
export const WithoutTitleAndPrice = meta.story({
  args: { row: buildListingRow({ title: null, expected_price: null, built_up_area: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Flat in Jaipur'),
});
export const LongTexts = meta.story({
  args: {
    row: buildListingRow({
      title: 'A restored haveli with three courtyards, a stepwell and stables in the walled city',
      locality: 'Behind the old observatory, Chandni Chowk',
    }),
  },
});
export const Viewing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /View/ }));
    await expect(args.onView).toHaveBeenCalled();
  },
});
