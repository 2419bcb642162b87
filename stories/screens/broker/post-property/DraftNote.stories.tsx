import { expect } from 'storybook/test';
import { DraftNote } from '#src/screens/broker/post-property/DraftNote.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: DraftNote });

export const Kept = meta.story({
  args: { savedAt: new Date(2026, 10, 21, 10, 42).getTime(), storageFull: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in this browser, 10:42/)).toBeVisible();
  },
});
export const Refused = meta.story({ args: { savedAt: false, storageFull: false } });
export const NoRoom = meta.story({ args: { savedAt: 0, storageFull: true } });
