import { fn } from 'storybook/test';
import { PhotoTileFooter } from '#src/screens/broker/post-property/PhotoTileFooter.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PhotoTileFooter });

const args = {
  name: 'Exterior picture 1',
  file: 'a.jpg',
  error: undefined,
  sending: false,
  isDefault: false,
  unreadable: false,
  removable: true,
  busy: false,
  onDefault: fn(),
  onView: fn(),
  onRemove: fn(),
};

export const Plain = meta.story({ args });
export const Default = meta.story({ args: { ...args, isDefault: true } });
export const Refused = meta.story({
  args: { ...args, error: 'Only JPEG, PNG, WebP and AVIF pictures are accepted.', onRetry: fn() },
});
export const Sending = meta.story({ args: { ...args, sending: true, busy: true } });
export const Sent = meta.story({ args: { ...args, removable: false } });
export const ToBeDeleted = meta.story({ args: { ...args, removable: false, onUndo: fn() } });
