import { expect, fn } from 'storybook/test';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { PhotoTile } from '#src/screens/broker/post-property/PhotoTile.tsx';
import { photoFile } from '#stories/mocks/properties.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PhotoTile,
  decorators: [inBox({ width: 240, p: 2 })],
});

const photo = { id: 'a', category: 'exterior', file: photoFile('a.jpg'), preview: photoUrl('villa', 'exterior', 1) };
const args = {
  photo,
  name: 'Exterior picture 1',
  isDefault: false,
  uploaded: false,
  sent: undefined,
  busy: false,
  first: false,
  last: false,
  dragged: false,
  onDefault: fn(),
  onView: fn(),
  onMove: fn(),
  onDrag: fn(),
  onDraggedOver: fn(),
  onFiles: fn(),
  onRemove: fn(),
};

export const Chosen = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await expect(args.onDefault).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Exterior picture 1 later' }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'View Exterior picture 1' }));
    await expect(args.onView).toHaveBeenCalled();
  },
});
export const KeepsItsShape = meta.story({
  // On a phone the tile is a row.
  globals: { viewport: { value: 'desktop' } },
  // Taller than the tile: it is cropped and does not stretch the tile.
  args: {
    ...args,
    photo: {
      ...photo,
      preview:
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='900'%3E%3Crect width='300' height='900' fill='teal'/%3E%3C/svg%3E",
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'Exterior picture 1' }).getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
  },
});
export const Default = meta.story({ args: { ...args, isDefault: true } });
export const Sending = meta.story({ args: { ...args, sent: 0.64, busy: true } });
export const Uploaded = meta.story({ args: { ...args, uploaded: true } });
export const Refused = meta.story({
  args: { ...args, photo: { ...photo, error: '22 MB, limit is 15 MB' }, onRetry: fn() },
});
export const NotAPicture = meta.story({
  args: { ...args, photo: { ...photo, preview: 'data:image/jpeg;base64,AAAA' } },
  play: async ({ canvas }) => {
    await canvas.findByText('This file cannot be read as a picture');
    await expect(canvas.queryByRole('button', { name: /^(Move|Set as default|View)/ })).toBeNull();
  },
});
export const Listed = meta.story({ args: { ...args, listed: true, onCategory: fn() } });
export const ToBeDeleted = meta.story({
  args: { ...args, listed: true, photo: { ...photo, removed: true }, onUndo: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Move|Set as default|View|Remove)/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keep Exterior picture 1' })).toBeVisible();
  },
});
