import { expect } from 'storybook/test';
import { EditBar } from '#src/screens/broker/post-property/edit-property/EditBar.tsx';
import { submissionSample } from '#stories/samples/submission.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EditBar, args: { changed: true, steps: [] } });
const savedAt = new Date(2026, 10, 21, 10, 42).getTime();

export const Nothing = meta.story({
  args: { changed: false },
  decorators: [onPropertyStage()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is changed.');
  },
});
export const Changed = meta.story({ decorators: [onPropertyStage({ submission: submissionSample({ savedAt }) })] });
export const Failed = meta.story({
  args: {
    steps: [
      { name: 'Details', state: 'done' },
      { name: 'Order of photos', state: 'failed' },
      { name: 'Video', state: 'todo' },
    ],
  },
  decorators: [
    onPropertyStage({
      submission: submissionSample({ phase: { at: 'failed', message: 'Busy', step: { doing: 'order' } } }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Try again goes on from there\.$/);
  },
});
