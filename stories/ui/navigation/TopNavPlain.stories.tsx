import { expect } from 'storybook/test';
import { TopNavPlain } from '#src/ui/navigation/TopNavPlain.tsx';
import { navFeatured, navMenuOnly, navPlaces, navSignIn } from '#stories/samples/topNav.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TopNavPlain,
  args: { places: [...navPlaces, navFeatured, navSignIn, ...navMenuOnly] },
});

/** Every place is a link, high enough for touch. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(args.places.length);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
