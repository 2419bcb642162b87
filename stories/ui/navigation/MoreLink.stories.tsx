import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { MoreLink } from '../../../src/ui/navigation/MoreLink';

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
