import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: EmailField });
const schema = object({
  email: string().required('Email is required').email('Email must look like an email address'),
});

export const TrimsAndChecks = meta.story({
  render: () => (
    <FormStage values={{ email: '' }} schema={schema}>
      <EmailField name="email" label="Email" required placeholder="name@company.in" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await userEvent.tab();
    await userEvent.paste('  asha@nivaas.example ');
    await expect(field).toHaveValue('asha@nivaas.example');
    await userEvent.clear(field);
    await userEvent.type(field, 'harpreet@');
    await userEvent.tab();
    await expect(await canvas.findByText('Email must look like an email address')).toBeVisible();
  },
});
