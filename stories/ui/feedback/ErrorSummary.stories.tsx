import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { expect, fn, waitFor } from 'storybook/test';
import { boolean, object, string } from 'yup';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ErrorSummary });

const schema = object({
  email: string().required('Email is required'),
  kind: string().required('Kind is required'),
  agreed: boolean().oneOf([true], 'Please agree'),
});
const kinds = [
  { value: 'flat', label: 'Flat' },
  { value: 'villa', label: 'Villa' },
];

export const ThreeFields = meta.story({
  render: () => (
    <Formik initialValues={{ email: '', kind: '', agreed: false }} validationSchema={schema} onSubmit={fn()}>
      <Form noValidate>
        <Box sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 420 }}>
          <ErrorSummary />
          <EmailField name="email" label="Email" required />
          <ChipGroupField name="kind" label="Kind of home" options={kinds} />
          <CheckboxField name="agreed" label="I agree to be called" required />
          <SubmitButton>Send</SubmitButton>
        </Box>
      </Form>
    </Formik>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Three things need a changeEmail, Kind of home, I agree to be called',
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await userEvent.keyboard('asha@nivaas.example');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Two things need a change'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Kind of home' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Flat' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Kind of home' })).toBeNull());
  },
});
