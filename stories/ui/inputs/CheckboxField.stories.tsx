import Link from '@mui/material/Link';
import { expect, waitFor } from 'storybook/test';
import { boolean, object } from 'yup';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: CheckboxField });
const schema = object({ consent: boolean().oneOf([true], 'Please agree first') });

export const Consent = meta.story({
  render: () => (
    <FormStage values={{ consent: false, more: true }} schema={schema}>
      <CheckboxField
        name="consent"
        label={
          <>
            I agree that this broker may call me about homes, and I have read the{' '}
            <Link href="#privacy">Privacy Policy</Link>
          </>
        }
        required
      />
      <CheckboxField name="more" label="Also write to me" help="At most once a week." />
      <SubmitButton>Submit</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox', { name: /I agree/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please agree first')).toBeVisible();
    await expect(consent).toHaveAccessibleDescription('Please agree first');
    // The failed submit focused the field.
    await waitFor(() => expect(consent).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(consent).toBeChecked();
  },
});
