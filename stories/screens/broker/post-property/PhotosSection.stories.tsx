import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { PostStep } from '../../../../src/features/properties/postProperty';
import { emptyProperty } from '../../../../src/features/properties/propertyForm';
import { PhotosSection } from '../../../../src/screens/broker/post-property/PhotosSection';
import { usePhotos } from '../../../../src/screens/broker/post-property/usePhotos';
import { pictureFile } from '../../../../stories/mocks/properties';

const meta = preview.meta({
  component: PhotosSection,
  decorators: [
    (Story) => (
      <Formik initialValues={emptyProperty} onSubmit={() => undefined}>
        <Box sx={{ p: 2 }}>
          <Story />
        </Box>
      </Formik>
    ),
  ],
  render: () => <Section />,
});

function Section(props: { busy?: boolean; step?: PostStep }) {
  return (
    <PhotosSection
      photos={usePhotos()}
      busy={Boolean(props.busy)}
      locked={false}
      step={props.step}
      uploaded={new Set()}
    />
  );
}

export const Empty = meta.story({ render: () => <Section /> });
export const Chosen = meta.story({
  render: () => <Section />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/pictures here/), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 2' }));
    await expect(canvas.getAllByRole('button', { name: /^Default/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 2' }));
    await expect(canvas.queryByRole('button', { name: /^Default/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Exterior picture 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/pictures here/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: 'Kitchen' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});
export const Busy = meta.story({ render: () => <Section busy step={{ doing: 'create' }} /> });
