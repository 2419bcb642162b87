import { expect, waitFor } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import { PropertyPhoto } from '#src/features/properties/PropertyPhoto.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyPhoto,
  args: { row: buildPropertyRow(), ratio: '4 / 3' },
  decorators: [inBox({ width: 304, p: 2 })],
});

export const Photo = meta.story({
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\?w=800$/)),
});
export const Drawing = meta.story({ args: { row: buildPropertyRow({ photo: null }) } });
/** A photo that cannot be loaded gives way to the drawing. */
export const PhotoFails = meta.story({
  args: { row: buildPropertyRow({ photo: 'data:image/png;base64,AAAA' }) },
  play: async ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/pictures/)),
    ),
});
export const Pale = meta.story({ args: { pale: true } });
export const PaleDrawing = meta.story({ args: { row: buildPropertyRow({ photo: null }), pale: true } });
