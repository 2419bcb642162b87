import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { emptyProperty } from '#src/features/properties/propertyForm.ts';
import { InfoSection } from '#src/screens/broker/post-property/InfoSection.tsx';
import preview from '#storybook/preview.tsx';

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
