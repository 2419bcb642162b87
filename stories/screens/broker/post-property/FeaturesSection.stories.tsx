import Box from '@mui/material/Box';
import { Formik } from 'formik';
import preview from '../../../../.storybook/preview';
import { emptyProperty } from '../../../../src/features/properties/propertyForm';
import { FeaturesSection } from '../../../../src/screens/broker/post-property/FeaturesSection';

const meta = preview.meta({
  component: FeaturesSection,
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

export const Defaults = meta.story({ args: { locked: false } });
