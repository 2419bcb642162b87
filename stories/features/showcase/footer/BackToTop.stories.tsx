import { expect, spyOn, waitFor } from 'storybook/test';
import { BackToTop } from '#src/features/showcase/footer/BackToTop.tsx';
import { mockFullMotion, mockReducedMotion } from '#storybook/mockMediaQueries.ts';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: BackToTop,
  args: { topId: 'top' },
  decorators: [onDeepBackground],
});

/** Enter scrolls to the top and focuses it. */
export const Pressed = meta.story({
  render: (args) => (
    <>
      <main id="top" tabIndex={-1} style={{ height: 2000 }}>
        <a href="#first" style={{ color: 'inherit' }}>
          First link
        </a>
      </main>
      <BackToTop {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 1200, behavior: 'instant' });
    canvas.getByRole('button', { name: 'Back to top' }).focus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First link' })).toHaveFocus();
  },
});

/** Scrolling is smooth, and instant with reduced motion. */
export const Smoothly = meta.story({
  play: async ({ canvas, userEvent }) => {
    const scroll = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const press = async (pretend: () => () => void) => {
      const restore = pretend();
      await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }));
      restore();
      return scroll.mock.lastCall?.[0];
    };
    try {
      await expect(await press(mockFullMotion)).toEqual({ top: 0, behavior: 'smooth' });
      await expect(await press(mockReducedMotion)).toEqual({ top: 0, behavior: 'auto' });
    } finally {
      scroll.mockRestore();
    }
  },
});
