import { expect } from 'storybook/test';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: MoreLink,
  parameters: { layout: 'padded' },
  args: { label: 'See all', about: 'Blog and News', to: '/about-us' },
});

/** `about` is part of the accessible name. */
export const Plain = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'See all: Blog and News' })).toHaveAttribute('href', '/about-us'),
});

export const OnDeep = meta.story({
  args: { deep: true },
  decorators: [inBox({ p: 3, bgcolor: 'roles.deep' })],
});
