import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SubmitBar } from '#src/screens/broker/post-property/SubmitBar.tsx';
import { chosenPhoto, submissionSample } from '#stories/samples/submission.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => chosenPhoto(id));
const meta = preview.meta({ component: SubmitBar });

type Sample = NonNullable<Parameters<typeof submissionSample>[0]>;
const onStage = (over: Sample) =>
  onPropertyStage({
    values: { video: 'dQw4w9WgXcQ' },
    submission: submissionSample({ photos: five, defaultId: 'b', ...over }),
  });

export const Nothing = meta.story({ decorators: [onStage({ photos: [], defaultId: undefined })] });

const discard = fn();
export const Draft = meta.story({
  decorators: [onStage({ savedAt: new Date(2026, 10, 21, 10, 42).getTime(), discard })],
  beforeEach: () => void discard.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await screen.findByText('Everything typed and all photos on this page are cleared.');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(discard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Discard draft' }),
    );
    await expect(discard).toHaveBeenCalled();
  },
});
export const Uploading = meta.story({
  decorators: [
    onStage({
      server: { saved: true, uploaded: new Map([['a', 1]]) },
      phase: { at: 'sending', step: { doing: 'upload', photoId: 'b', at: 2, of: 5, sent: 0.5 } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading photo 2 of 5');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual(['Propertydone', 'Images 1 of 5under way', 'Default imageto do', 'Videoto do']);
  },
});

const allUploaded = { saved: true, uploaded: new Map(five.map(({ id }, at) => [id, at])) };
export const AttachingVideo = meta.story({
  decorators: [onStage({ server: allUploaded, phase: { at: 'sending', step: { doing: 'video' } } })],
});
export const DefaultFailed = meta.story({
  decorators: [
    onStage({
      server: allUploaded,
      phase: { at: 'failed', message: 'The default image was not set.', step: { doing: 'primary' } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The property is saved. Submit again to go on where it stopped.')).toBeVisible();
  },
});
