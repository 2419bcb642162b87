import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SaveBar } from '#src/screens/operator/settings/SaveBar.tsx';
import { formOf } from '#src/screens/operator/settings/settingsForm.ts';
import preview from '#storybook/preview.tsx';

function Change() {
  const { setValues } = useFormikContext();
  useEffect(() => {
    void setValues({
      ...formOf(),
      moderation: 'on',
      audit_days: '90',
      closed_lead_days: '730',
      support_phone: '0141 400 0199',
    });
  }, [setValues]);
  return null;
}

const meta = preview.meta({
  component: SaveBar,
  args: { stored: formOf(), loaded: true },
  decorators: [
    (Story, { parameters }) => (
      <Formik initialValues={formOf()} initialStatus={parameters.status} onSubmit={() => undefined}>
        <Form>
          <Change />
          <Story />
        </Form>
      </Formik>
    ),
  ],
});

export const FourChanges = meta.story();

/** The last attempt to save failed. */
export const Failed = meta.story({
  parameters: { status: { failure: 'The settings could not be saved. Try again.' } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved')),
});
