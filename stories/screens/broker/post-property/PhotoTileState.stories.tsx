import { PhotoTileState } from '#src/screens/broker/post-property/PhotoTileState.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PhotoTileState,
  decorators: [inBox({ position: 'relative', width: 240, height: 180, bgcolor: 'roles.seg' })],
});

export const Sending = meta.story({ args: { sent: 0.64 } });
export const Processing = meta.story({ args: { sent: 1 } });
export const ToBeDeleted = meta.story({ args: { sent: undefined, removed: true } });
