import { expect, fn } from 'storybook/test';
import { buildSavedHome } from '#contract/fixtures/seeker.ts';
import { SavedHomeCard } from '#src/screens/account/SavedHomeCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SavedHomeCard,
  args: { home: buildSavedHome({ title: 'Neem Court' }), onRemove: fn() },
  decorators: [inBox({ maxWidth: 328, m: 2 })],
});

/** Cheaper than when it was saved. */
export const Fallen = meta.story({
  args: { home: buildSavedHome({ title: 'Neem Court', price_when_saved: 8_400_000 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^₹5\.5\sLac less than when you saved it$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neem Court' })).toHaveAttribute('href', args.home.path);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Neem Court' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
});

/** More expensive than when it was saved: no message shows. */
export const Risen = meta.story({
  args: { home: buildSavedHome({ title: 'Neem Court', price_when_saved: 7_000_000 }) },
  play: async ({ canvas }) => expect(canvas.queryByText(/when you saved it/)).toBeNull(),
});

/** No longer for sale: its page may be gone as well, so the link leads to similar homes. */
export const Gone = meta.story({
  args: { home: buildSavedHome({ title: 'Kesar Residency', price_when_saved: 8_400_000, state: 'gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer for sale')).toBeVisible();
    await expect(canvas.queryByText(/when you saved it/)).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('See similar homes: Kesar Residency');
    const similar = '/homes?city=Jaipur&locality=Vaishali+Nagar&type=flat';
    await expect(canvas.getByRole('link')).toHaveAttribute('href', similar);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Without a photo, a title, a price and an area. */
export const Bare = meta.story({
  args: {
    home: buildSavedHome({
      id: 4,
      title: null,
      property_type: 'residential_land',
      locality: null,
      expected_price: null,
      built_up_area: null,
      num_bedrooms: null,
      photo: null,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Price on request')).toBeVisible(),
});
