import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { emptyProperty } from '../../../../src/features/properties/propertyForm';
import { SubmitBar } from '../../../../src/screens/broker/post-property/SubmitBar';

const meta = preview.meta({
  component: SubmitBar,
  decorators: [
    (Story) => (
      <Formik initialValues={emptyProperty} onSubmit={() => undefined}>
        <Box sx={{ p: 2 }}>
          <Story />
        </Box>
      </Formik>
    ),
  ],
});

export const Nothing = meta.story({ args: { step: undefined, saved: false, photos: 0, refused: false } });
export const Uploading = meta.story({
  args: { step: { doing: 'upload', photoId: 'a', at: 2, of: 5 }, saved: true, photos: 5, refused: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Uploading photo 2 of 5'),
});
export const SettingDefault = meta.story({
  args: { step: { doing: 'primary' }, saved: true, photos: 5, refused: false },
});
export const Stopped = meta.story({ args: { step: undefined, saved: true, photos: 5, refused: false } });
export const Refused = meta.story({
  args: { step: undefined, saved: true, photos: 5, refused: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'The property is saved. Remove or replace the refused photo, then Submit again to send the photos that are left.',
    ),
});
