import { expect, screen } from 'storybook/test';
import { buildPublishedSite } from '#contract/fixtures/sites.ts';
import { SiteAddress } from '#src/features/templates/SiteAddress.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SiteAddress,
  args: { site: buildPublishedSite() },
  parameters: { layout: 'padded' },
});

const copied: string[] = [];
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

export const Copied = meta.story({
  beforeEach: clipboard(async (text) => {
    copied.push(text);
  }),
  play: async ({ canvas, userEvent }) => {
    const { urlPath } = buildPublishedSite();
    await expect(canvas.getByRole('link', { name: /^Open your website/ })).toHaveAttribute('href', urlPath);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await screen.findByText('Address copied');
    await expect(copied).toEqual([`${window.location.origin}${urlPath}`]);
  },
});

export const NotCopied = meta.story({
  beforeEach: clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await screen.findByText(/did not let us copy/);
  },
});

/** Without HTTPS the browser has no clipboard. */
export const NoClipboard = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const { clipboard: before } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await screen.findByText('The browser did not let us copy. Mark the address and copy it.');
  },
});

export const Small = meta.story({ args: { small: true }, globals: { viewport: { value: 'phone' } } });
