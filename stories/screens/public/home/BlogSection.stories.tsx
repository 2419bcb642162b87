import { expect } from 'storybook/test';
import { sampleBlogPosts } from '#src/features/showcase/samples/reading.ts';
import { BlogSection } from '#src/screens/public/home/BlogSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BlogSection });

/** No list from outside, or an empty one: the samples stand. */
export const Samples = meta.story({
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Blog and News' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'See all: Blog and News' })).toHaveAttribute('href', '/about-us');
  },
});

/** A list from outside takes their place. */
export const Given = meta.story({
  args: { posts: sampleBlogPosts.slice(0, 2) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(2),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
