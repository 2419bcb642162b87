import { expect, spyOn, waitFor } from 'storybook/test';
import { ShareButton } from '#src/features/showcase/ShareButton.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ShareButton,
  // At the right edge of a picture, as on a card.
  decorators: [inBox({ position: 'relative', width: 300, mb: '120px', textAlign: 'right' })],
  args: { title: 'Neem Court', section: 'high-demand-projects' },
  // A device without a share sheet.
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
    };
  },
});

export const Copies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share Neem Court' }));
    await expect(await canvas.findByText('Link copied')).toBeInTheDocument();
    await expect(copy.mock.lastCall?.[0]).toMatch(/#high-demand-projects$/);
  },
});

/** If copying is refused, the link is shown to be copied by hand. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share Neem Court' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Copy this link:http.*#high-demand-projects$/),
    );
    await expect(canvas.getByText(/^http/)).toBeVisible();
    await expect(canvas.queryByText('Link copied')).toBeNull();
  },
});
