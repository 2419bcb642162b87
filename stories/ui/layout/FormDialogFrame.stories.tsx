import { Formik } from 'formik';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialogFrame } from '#src/ui/layout/FormDialogFrame.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FormDialogFrame, parameters: framed(600) });

export const BlockedWithError = meta.story({
  render: () => (
    <Formik initialValues={{ name: '' }} onSubmit={fn()}>
      <FormDialogFrame
        open
        title="Edit user"
        line="They can sign in as soon as you save."
        submitLabel="Save"
        onClose={fn()}
        error="Update failed"
        blocked
        wide
        initialValues={{ name: '' }}
      >
        <TextField name="name" label="Name" />
      </FormDialogFrame>
    </Formik>
  ),
  /** The disabled submit button is not a tab stop: from Cancel, Tab wraps to the top. */
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
});
