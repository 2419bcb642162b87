import Box from '@mui/material/Box';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { brokenPicture } from '../../../../.storybook/mediaSample';
import preview from '../../../../.storybook/preview';
import { sampleBlogPosts } from '../../../../src/features/showcase/samples/reading';
import { BlogCard } from '../../../../src/screens/public/home/BlogCard';

const [first] = sampleBlogPosts;
if (!first) throw new Error('There are no samples');

const meta = preview.meta({
  component: BlogCard,
  args: { post: first },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 288, m: 2, display: 'grid' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    for (const words of ['Legal', '14 Nov 2026', 'Buying a JDA-approved plot: the seven papers to ask for'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

/** Its picture fails: a placeholder with the title or its first letter stays. */
export const PictureFails = meta.story({
  args: { post: { ...first, img: brokenPicture } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (!image) throw new Error('There is no picture');
    await fireEvent.error(image);
    await waitFor(() => expect(image.src).toMatch(/^data:image\/svg/));
  },
});
