import { userEvent as events, expect, waitFor } from 'storybook/test';
import { PropertyStage } from '../../../../.storybook/PropertyStage';
import { standing, stillPhotos } from '../../../../.storybook/postingSample';
import preview from '../../../../.storybook/preview';
import { specifiedTabs } from '../../../../contract/fixtures/specifiedForm';
import { PhotosSection } from '../../../../src/screens/broker/post-property/PhotosSection';
import { usePhotos } from '../../../../src/screens/broker/post-property/usePhotos';
import { pictureFile } from '../../../mocks/properties';

function Section({ busy = false }: { busy?: boolean }) {
  return <PhotosSection photos={usePhotos(9)} post={standing()} busy={busy} locked={false} />;
}

const meta = preview.meta({
  component: PhotosSection,
  args: { photos: stillPhotos(), post: standing(), busy: false, locked: false },
  render: () => (
    <PropertyStage>
      <Section />
    </PropertyStage>
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

/** Previews at once, each Under Screening; each category by itself; the focus stays near when one is removed. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/pictures here/), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
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

const large = (name: string) => new File([new Uint8Array(16 * 1024 * 1024)], name, { type: 'image/jpeg' });

export const Refused = meta.story({
  play: async ({ canvas }) => {
    const careless = events.setup({ applyAccept: false });
    const files = [pictureFile('plan.pdf', 'application/pdf'), large('huge.jpg'), pictureFile('a.jpg')];
    await careless.upload(canvas.getByLabelText(/pictures here/), files);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('plan.pdf is not a JPEG, PNG, WebP or AVIF picture');
    await expect(alert).toHaveTextContent('huge.jpg: 16 MB, limit is 15 MB');
    await expect(canvas.getAllByText('Under Screening')).toHaveLength(1);
  },
});

export const Busy = meta.story({
  render: () => (
    <PropertyStage>
      <Section busy />
    </PropertyStage>
  ),
});
