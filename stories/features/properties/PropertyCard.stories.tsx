import { expect, fn } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import { PropertyCard } from '#src/features/properties/PropertyCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyCard,
  args: { row: buildPropertyRow(), onView: fn() },
  decorators: [inBox({ width: 336, p: 2 })],
});

export const Filled = meta.story({});
export const WithoutTitleAndPrice = meta.story({
  args: { row: buildPropertyRow({ title: null, expected_price: null, built_up_area: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Flat in Jaipur'),
});
export const LongTexts = meta.story({
  tags: ['full'],
  args: {
    row: buildPropertyRow({
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

/** As My Properties shows it: Edit is a link that names the home. */
export const Managed = meta.story({
  args: { editTo: '/broker/properties/1/edit', menu: <button type="button">More</button> },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: 'Edit 3 BHK flat near Amrapali Circle' });
    await expect(edit).toHaveAttribute('href', '/broker/properties/1/edit');
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^3 enquiries about/ })).toBeVisible();
  },
});
/** An archived or removed home cannot be edited. */
export const Archived = meta.story({
  args: { editTo: '/broker/properties/1/edit', row: buildPropertyRow({ status: 'archived', enquiries: 1204 }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull(),
});
export const Drawn = meta.story({ args: { row: buildPropertyRow({ photo: null, status: 'paused', enquiries: 0 }) } });
/** As the dashboard shows it. */
export const Flat = meta.story({
  args: { flat: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,450 Sq.ft.')).toBeVisible();
    await expect(canvas.queryByText('Live')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
