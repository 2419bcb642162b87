import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SubmitBar } from '#src/screens/broker/post-property/SubmitBar.tsx';
import { PropertyStage } from '#storybook/PropertyStage.tsx';
import { chosenPhoto, standing, stillPhotos } from '#storybook/postingSample.ts';
import preview from '#storybook/preview.tsx';

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => chosenPhoto(id));
const meta = preview.meta({
  component: SubmitBar,
  args: {
    keeper: 9,
    since: undefined,
    keepNow: { current: () => {} },
    photos: stillPhotos({ list: five, defaultId: 'b' }),
    post: standing(),
    onDiscard: fn(),
  },
  render: (args) => (
    <PropertyStage values={{ video: 'dQw4w9WgXcQ' }}>
      <SubmitBar {...args} />
    </PropertyStage>
  ),
});

export const Nothing = meta.story({ args: { photos: stillPhotos() } });
export const Draft = meta.story({
  args: { since: new Date(2026, 10, 21, 10, 42).getTime() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await screen.findByText('Everything typed and all photos on this page are cleared.');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Discard draft' }),
    );
    await expect(args.onDiscard).toHaveBeenCalled();
  },
});
export const Uploading = meta.story({
  args: {
    post: standing({
      saved: true,
      uploaded: new Map([['a', 1]]),
      step: { doing: 'upload', photoId: 'b', at: 2, of: 5, sent: 0.5 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading photo 2 of 5');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual(['Propertydone', 'Images 1 of 5under way', 'Default imageto do', 'Videoto do']);
  },
});
export const AttachingVideo = meta.story({
  args: {
    post: standing({ saved: true, uploaded: new Map(five.map(({ id }, at) => [id, at])), step: { doing: 'video' } }),
  },
});
export const DefaultFailed = meta.story({
  args: {
    post: standing({
      saved: true,
      uploaded: new Map(five.map(({ id }, at) => [id, at])),
      failure: { message: 'The default image was not set.', step: { doing: 'primary' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The property is saved. Submit again to go on where it stopped.')).toBeVisible();
  },
});
