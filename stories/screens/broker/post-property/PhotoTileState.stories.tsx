import { PhotoTileState } from '#src/screens/broker/post-property/PhotoTileState.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PhotoTileState,
  args: { isDefault: false },
  decorators: [inBox({ position: 'relative', width: 240, height: 180, bgcolor: 'roles.seg' })],
});

export const Screening = meta.story({ args: { uploaded: false, sent: undefined } });
export const Phone = meta.story({
  tags: ['full'],
  args: { uploaded: true, sent: undefined, isDefault: true },
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({ position: 'relative', width: 140, height: 105, bgcolor: 'roles.seg' })],
});
export const Uploaded = meta.story({ args: { uploaded: true, sent: undefined } });
export const Sending = meta.story({ args: { uploaded: false, sent: 0.64 } });
export const Processing = meta.story({ args: { uploaded: false, sent: 1 } });
export const ToBeDeleted = meta.story({ args: { uploaded: false, sent: undefined, removed: true } });
