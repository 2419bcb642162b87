import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { SaveBar } from '#src/screens/superadmin/settings/SaveBar.tsx';
import { formOf } from '#src/screens/superadmin/settings/settingsForm.ts';
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
  decorators: [
    (Story) => (
      <Formik initialValues={formOf()} onSubmit={() => undefined}>
        <Form>
          <Change />
          <Story />
        </Form>
      </Formik>
    ),
  ],
});

/** Many changes. */
export const FourChanges = meta.story();
