import { expect } from 'storybook/test';
import { sampleBlogPosts } from '#src/features/showcase/samples/reading.ts';
import { BlogSection } from '#src/screens/public/front-page/BlogSection.tsx';
import { showsSamples, showsTwo } from '#stories/samples/homeSection.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BlogSection });

/** Without a given list, or with an empty one, samples show. */
export const Samples = meta.story({
  args: { posts: [] },
  play: async (context) => {
    await showsSamples('Blog and News', 6)(context);
    await expect(context.canvas.getByRole('link', { name: 'See all: Blog and News' })).toHaveAttribute(
      'href',
      '/about-us',
    );
  },
});

/** A given list replaces the samples. */
export const Given = meta.story({ args: { posts: sampleBlogPosts.slice(0, 2) }, play: showsTwo });
