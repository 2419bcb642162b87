import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { expect } from 'storybook/test';
import { emptyProperty } from '#src/features/properties/propertyForm.ts';
import { PriceField } from '#src/screens/broker/post-property/PriceField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PriceField,
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

export const InWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Expected price'), '1,15,00,000');
    await expect(canvas.getByText('One Crore Fifteen Lakh')).toBeVisible();
  },
});
