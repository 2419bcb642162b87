import { expect, waitFor } from 'storybook/test';
import { buildSiteProperty } from '#contract/fixtures/sites.ts';
import { SiteGallery } from '#src/sites/parts/SiteGallery.tsx';
import { fillsItsRows } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteGallery, decorators: inSite });
const property = buildSiteProperty();
const some = (count: number) => ({ ...property, photos: property.photos.slice(0, count) });

export const Looking = meta.story({
  args: { property },
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: /photo 3 of 5/ });
    await expect(third.getAttribute('href')).toContain('/media/');
    third.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('3 of 5');
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('4 of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await canvas.findByText('3 of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(third).toHaveFocus());
  },
});
const filled = { play: async ({ canvasElement }: { canvasElement: HTMLElement }) => fillsItsRows(canvasElement) };
export const More = meta.story({ args: { property, max: 3 } });
export const Four = meta.story({ ...filled, args: { property: some(4) } });
export const Three = meta.story({ ...filled, args: { property: some(3) } });
export const Two = meta.story({
  args: { property: some(2) },
  play: async ({ canvas, canvasElement }) => {
    await fillsItsRows(canvasElement);
    // On a phone it is as wide as the first.
    await expect(canvas.getByRole('link', { name: /photo 2 of 2/ }).firstElementChild).toHaveAttribute(
      'sizes',
      '(min-width: 700px) 50vw, 100vw',
    );
  },
});
export const One = meta.story({ args: { property: some(1) } });
export const None = meta.story({ args: { property: some(0) } });
