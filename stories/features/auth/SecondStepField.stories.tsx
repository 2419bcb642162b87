import { Form, Formik } from 'formik';
import { expect } from 'storybook/test';
import { SecondStepField } from '#src/features/auth/SecondStepField.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SecondStepField,
  decorators: [
    (Story) => (
      <Formik initialValues={{ otp: '' }} onSubmit={() => undefined}>
        <Form>
          <Story />
        </Form>
      </Formik>
    ),
    inBox({ p: 2, maxWidth: 480 }),
  ],
  parameters: framed(240),
});

export const CodeOfTheApp = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your app' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

/** A numeric keyboard cannot type a recovery code, so the field switches to a full one. */
export const RecoveryCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('inputmode', 'text');
  },
});
