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

export const Nothing = meta.story({ args: { step: undefined, saved: false, photos: 0 } });
export const Uploading = meta.story({
  args: { step: { doing: 'upload', photoId: 'a', at: 2, of: 5 }, saved: true, photos: 5 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Uploading photo 2 of 5'),
});
export const SettingDefault = meta.story({ args: { step: { doing: 'primary' }, saved: true, photos: 5 } });
export const Stopped = meta.story({ args: { step: undefined, saved: true, photos: 5 } });
