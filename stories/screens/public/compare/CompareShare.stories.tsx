import { expect, spyOn } from 'storybook/test';
import { CompareShare } from '#src/screens/public/compare/CompareShare.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CompareShare });

/** Without a share sheet the address is copied. */
export const Copied = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
});
