import Box from '@mui/material/Box';
import { Formik } from 'formik';
import preview from '../../../../.storybook/preview';
import { emptyProperty } from '../../../../src/features/properties/propertyForm';
import { InfoSection } from '../../../../src/screens/broker/post-property/InfoSection';

const meta = preview.meta({
  component: InfoSection,
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

export const Defaults = meta.story({});
