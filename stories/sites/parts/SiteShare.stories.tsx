import { expect } from 'storybook/test';
import { SiteShare } from '#src/sites/parts/SiteShare.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: SiteShare,
  decorators: inSite,
  args: { title: 'Neem Court' },
  beforeEach: () => {
    const before = { share: navigator.share, clipboard: navigator.clipboard };
    return () => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: before.share });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before.clipboard });
    };
  },
});
const give = (name: 'share' | 'clipboard', value: object | undefined) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

export const Copies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    give('share', undefined);
    give('clipboard', { writeText: async (text: string) => copied.push(text) });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByText('Link copied');
    await expect(copied).toEqual([`${window.location.origin}${window.location.pathname}`]);
  },
});

export const CannotCopy = meta.story({
  play: async ({ canvas, userEvent }) => {
    give('share', undefined);
    give('clipboard', { writeText: () => Promise.reject(new Error('Refused')) });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByText(/^Copy this link: http/);
  },
});

export const InTheDevicesWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shared: unknown[] = [];
    give('share', async (what: unknown) => shared.push(what));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(shared).toMatchObject([{ title: 'Neem Court' }]);
  },
});
