import { expect } from 'storybook/test';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: QrCode, decorators: [inBox({ p: 2 })] });

/** A camera needs three finder squares, dark on light, whatever the scheme. */
export const Address = meta.story({
  args: { text: 'https://nivaas.example/homes', label: 'QR code of the page of homes' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the page of homes' });
    const { backgroundColor, color } = getComputedStyle(code);
    await expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
});
