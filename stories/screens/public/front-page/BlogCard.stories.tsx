import { expect } from 'storybook/test';
import { sampleBlogPosts } from '#src/features/showcase/samples/reading.ts';
import { BlogCard } from '#src/screens/public/front-page/BlogCard.tsx';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import preview from '#storybook/preview.tsx';

const [first] = sampleBlogPosts;
if (!first) throw new Error('There are no samples');

const meta = preview.meta({
  component: BlogCard,
  args: { post: first },
  decorators: [inCardsPlace],
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    for (const words of ['Legal', '14 Nov 2026', 'Buying a JDA-approved plot: the seven papers to ask for'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});
