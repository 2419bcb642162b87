import { expect, fn } from 'storybook/test';
import { WebsiteFilters } from '#src/screens/operator/manage-website/WebsiteFilters.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: WebsiteFilters,
  args: {
    table: { status: '' },
    counts: { all: 892, own_domain: 214, needs_look: 3, unpublished: 6 },
    change: fn(),
  },
  decorators: [inBox({ p: '16px' }, 'main')],
});

export const WithCounts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Needs a look 3' }));
    await expect(args.change).toHaveBeenCalledWith({ status: 'needs_look' });
  },
});

/** Before the counts are loaded, with an unknown state in the address. */
export const WithoutCounts = meta.story({
  args: { table: { status: 'nonsense' }, counts: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true'),
});
