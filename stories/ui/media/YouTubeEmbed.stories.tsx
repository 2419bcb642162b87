import { useState } from 'react';
import { expect } from 'storybook/test';
import { YouTubeEmbed } from '#src/ui/media/YouTubeEmbed.tsx';
import { samplePicture } from '#stories/samples/gallery.ts';
import { blockIframes } from '#storybook/blockIframes.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: YouTubeEmbed,
  args: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'What the 2026 RERA order means for buyers' },
  decorators: [inBox({ maxWidth: 560, p: 2 }, 'main')],
});

/**
 * Nothing is requested from YouTube before play is clicked; then the player without cookies loads and gets the focus.
 */
export const PlaysWhenPressed = meta.story({
  beforeEach: blockIframes,
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

/** The player takes the focus only once; rerenders do not move the focus back. A start time is kept. */
export const LeavesTheFocusAlone = meta.story({
  args: { video: 'https://youtu.be/dQw4w9WgXcQ?t=1m30s' },
  beforeEach: blockIframes,
  render: function Around(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <YouTubeEmbed {...args} />
        <button type="button" onClick={() => setCount(count + 1)}>
          Liked {count}
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Watch video/ }));
    const player = await canvas.findByTitle('What the 2026 RERA order means for buyers');
    await expect(player).toHaveFocus();
    await expect(player.getAttribute('data-src')).toMatch(/dQw4w9WgXcQ\?.*&start=90$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Liked 0' }));
    await expect(await canvas.findByRole('button', { name: 'Liked 1' })).toHaveFocus();
    await expect(player).toBeInTheDocument();
  },
});

export const WithPoster = meta.story({
  args: {
    video: 'dQw4w9WgXcQ',
    poster: samplePicture(1),
    title: 'A walk through every room of the restored haveli in Bani Park, from the courtyard to the roof',
  },
});

/** A video on another host is a link that names the host. */
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

/** A long host wraps. */
export const LongHost = meta.story({
  args: { video: 'https://everyroomoftherestoredhaveliinbaniparkfromcourtyardtoroof.example/1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /courtyardtoroof\.example\)$/ });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Text that is not a web URL is never a link. */
export const NoAddress = meta.story({
  args: { video: "javascript:alert('youtube.com')" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This video has no address that can be opened')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
