import { expect } from 'storybook/test';
import { FooterLink } from '#src/ui/footer/FooterLink.tsx';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterLink,
  args: { label: 'Privacy', to: '/privacy' },
  decorators: [onDeep],
});

export const Quiet = meta.story({
  args: { quiet: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Privacy' })).outlineStyle).toBe('solid');
  },
});

/** A long link wraps. */
export const Long = meta.story({
  args: { label: 'Agricultural land to residential: how conversion works in Rajasthan, step by step' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
