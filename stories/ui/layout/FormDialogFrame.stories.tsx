import { Formik } from 'formik';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextField } from '../../../src/ui/inputs/TextField';
import { FormDialogFrame } from '../../../src/ui/layout/FormDialogFrame';

const meta = preview.meta({ component: FormDialogFrame });

export const BlockedWithError = meta.story({
  render: () => (
    <Formik initialValues={{ name: '' }} onSubmit={fn()}>
      <FormDialogFrame
        open
        title="Edit user"
        line="They can sign in as soon as you save."
        submitLabel="Save"
        busyLabel={undefined}
        onClose={fn()}
        error="Update failed"
        blocked
        wide
      >
        <TextField name="name" label="Name" />
      </FormDialogFrame>
    </Formik>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(screen.getByRole('alert')).toHaveTextContent('Update failed');
  },
});
