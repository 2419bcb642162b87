import { expect, spyOn } from 'storybook/test';
import { ShareAddress } from '#src/ui/feedback/ShareAddress.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ShareAddress,
  parameters: { layout: 'padded' },
  args: { title: 'Kavita Meena', path: '/site/kavita-meena' },
});

/** Without a share sheet the address is copied. */
export const Copied = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${window.location.origin}/site/kavita-meena`);
  },
});
