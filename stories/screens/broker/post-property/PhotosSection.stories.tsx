import { userEvent as events, expect, waitFor } from 'storybook/test';
import { specifiedTabs } from '#contract/fixtures/specifiedForm.ts';
import { PhotosSection } from '#src/screens/broker/post-property/PhotosSection.tsx';
import { photoFile } from '#stories/mocks/properties.ts';
import { submissionSample } from '#stories/samples/submission.ts';
import { choosePhotos } from '#storybook/choosePhotos.ts';
import { LivePropertyStage, PropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PhotosSection,
  render: () => (
    <LivePropertyStage>
      <PhotosSection />
    </LivePropertyStage>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(specifiedTabs);
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(canvas.getByLabelText('YouTube URL or ID')).toBeVisible();
    await expect(canvas.queryByLabelText(/pictures here/)).toBeNull();
    await expect(canvas.getByLabelText('Description')).toBeVisible();
  },
});

/** Previews show at once, each Under Screening and in its category. Removing a photo keeps the focus nearby. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'), photoFile('b.jpg'));
    await expect(await canvas.findAllByText('Under Screening')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 2' }));
    await expect(canvas.queryByRole('button', { name: /^Default/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Exterior picture 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/pictures here/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: 'Kitchen' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

const jpegStart = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const large = (name: string) =>
  new File([Uint8Array.from(jpegStart), new Uint8Array(15.5 * 1024 * 1024)], name, { type: 'image/jpeg' });
const torn = (name: string) => new File([Uint8Array.from(jpegStart), 'torn off'], name, { type: 'image/jpeg' });
const text = (name: string, type: string) => new File(['Nothing to see here'], name, { type });

/** A file's content decides what it is, not its name or extension. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    const careless = events.setup({ applyAccept: false });
    const files = [
      text('plan.pdf', 'application/pdf'),
      text('notes.jpg', 'image/jpeg'),
      torn('torn.jpg'),
      large('huge.jpg'),
      photoFile('IMG_0417', ''),
    ];
    await careless.upload(canvas.getByLabelText(/pictures here/), files);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('plan.pdf is not a JPEG, PNG, WebP or AVIF picture');
    await expect(alert).toHaveTextContent('notes.jpg is not a JPEG, PNG, WebP or AVIF picture');
    await expect(alert).toHaveTextContent('torn.jpg cannot be read as a picture');
    await expect(alert).toHaveTextContent('huge.jpg: 16 MB, limit is 15 MB');
    await expect(canvas.getAllByText('Under Screening')).toHaveLength(1);
  },
});

export const Busy = meta.story({
  render: () => (
    <PropertyStage submission={{ ...submissionSample(), busy: true }}>
      <PhotosSection />
    </PropertyStage>
  ),
});
