import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { bedroomCounts } from '../../../../contract/propertyChoices';
import { emptyProperty } from '../../../../src/features/properties/propertyForm';
import { MoreChipsField } from '../../../../src/screens/broker/post-property/MoreChipsField';

const meta = preview.meta({
  component: MoreChipsField,
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

export const FromTheMenu = meta.story({
  args: { name: 'features.num_bedrooms', label: 'Bedrooms', options: bedroomCounts.options, first: 5 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: '4.5' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More bedrooms' }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: '4.5' }));
    await expect(await canvas.findByRole('radio', { name: '4.5' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More bedrooms' })).toHaveFocus());
  },
});
