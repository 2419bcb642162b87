import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { holdFrames } from '../../../.storybook/holdFrames';
import { samplePicture } from '../../../.storybook/mediaSample';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { YouTubeEmbed } from '../../../src/ui/media/YouTubeEmbed';

const meta = preview.meta({
  component: YouTubeEmbed,
  args: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'What the 2026 RERA order means for buyers' },
  decorators: [
    (Story) => (
      <Box component="main" sx={{ maxWidth: 560, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

/** Nothing is asked of YouTube before play is pressed; then the player without cookies comes, and has the focus. */
export const PlaysWhenPressed = meta.story({
  beforeEach: holdFrames,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Watch video What the 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const player = await canvas.findByTitle('What the 2026 RERA order means for buyers');
    await expect(player).toHaveFocus();
    await expect(player).not.toHaveAttribute('src');
    await expect(player).toHaveAttribute(
      'data-src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1',
    );
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(player.getAttribute('allow')).toContain('autoplay');
  },
});

export const WithPoster = meta.story({
  args: {
    video: 'dQw4w9WgXcQ',
    poster: samplePicture(1),
    title: 'A walk through every room of the restored haveli in Bani Park, from the courtyard to the roof',
  },
});

/** Another host's video is a link, and says where it goes. */
export const NotYouTube = meta.story({
  args: { video: 'https://videos.example/watch?v=dQw4w9WgXcQ' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /opens videos\.example/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'https://videos.example/watch?v=dQw4w9WgXcQ');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

/** What is no web address is never a link. */
export const NoAddress = meta.story({
  args: { video: "javascript:alert('youtube.com')" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This video has no address that can be opened')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
