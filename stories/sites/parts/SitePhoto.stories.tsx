import { expect, waitFor } from 'storybook/test';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { SitePhoto } from '#src/sites/parts/SitePhoto.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: SitePhoto,
  decorators: inSite,
  args: { home: { id: 1, property_type: 'villa' }, alt: 'The garden side', sizes: '480px' },
});

export const Sized = meta.story({
  args: { url: photoUrl('villa', 'exterior', 1) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The garden side' });
    await expect(image.getAttribute('srcset')).toMatch(/\?w=320 320w, .*\?w=800 800w, .* 1600w$/);
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
});
export const Drawn = meta.story();
export const Failed = meta.story({
  args: { url: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/villa-/));
  },
});
