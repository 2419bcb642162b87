import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { expect } from 'storybook/test';
import { emptyProperty } from '#src/features/properties/propertyForm.ts';
import { FeaturesSection } from '#src/screens/broker/post-property/FeaturesSection.tsx';
import { SavedFields } from '#src/screens/broker/post-property/SavedFields.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SavedFields,
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

export const Open = meta.story({ args: { locked: false, children: <FeaturesSection locked={false} /> } });
export const Locked = meta.story({
  args: { locked: true, children: <FeaturesSection locked /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Expected price')).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Freehold' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Built-up area unit' })).toHaveAttribute('aria-disabled', 'true');
  },
});
