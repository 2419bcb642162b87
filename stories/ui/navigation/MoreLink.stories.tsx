import { expect } from 'storybook/test';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { inBox } from '#storybook/inBox.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MoreLink,
  args: { label: 'See all', about: 'Blog and News', to: '/about-us' },
  parameters: inBothSchemes,
});

/** What it is about is read out where `See all` alone could mean anything. */
export const Plain = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'See all: Blog and News' })).toHaveAttribute('href', '/about-us'),
});

export const OnDeep = meta.story({
  args: { deep: true },
  decorators: [inBox({ p: 3, bgcolor: 'roles.deep' })],
});
