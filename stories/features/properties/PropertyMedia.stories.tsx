import { expect, waitFor } from 'storybook/test';
import { buildMedia } from '#contract/fixtures/properties.ts';
import { PropertyMedia } from '#src/features/properties/PropertyMedia.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyMedia });

/** The primary photo comes first, whatever its position. */
export const Four = meta.story({
  args: { media: [1, 2, 3, 4].map((id) => buildMedia({ id, is_primary: id === 2 })) },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('button'))[0]).toHaveAccessibleName('Exterior, primary'),
});
/** Media with only the fields that the specification names. */
export const Bare = meta.story({
  args: { media: [1, 2].map((id) => ({ id, file_url: buildMedia({ id }).file_url, is_primary: id === 2 })) },
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Photo 1, primary', 'Photo 2']);
  },
});
export const None = meta.story({
  args: { media: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No Image')).toBeVisible(),
});
/** A photo that cannot be loaded shows its name: 'No Image' is for a property without photos. */
export const Missing = meta.story({
  args: { media: [buildMedia({ file_url: 'data:image/png;base64,AAAA' })] },
  play: async ({ canvas }) => {
    const picture = (await canvas.findByRole('button', { name: /^Exterior/ })).querySelector('img');
    await waitFor(() => expect(decodeURIComponent(picture?.src ?? '')).toContain('>Exterior</tspan>'));
  },
});
