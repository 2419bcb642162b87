import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildLead } from '../../../contract/fixtures/leads';
import { LeadFields } from '../../../src/features/leads/LeadFields';
import { leadFormOf } from '../../../src/features/leads/leadForm';

const meta = preview.meta({ component: LeadFields, args: { emailRequired: true } });

const stage = (lead: ReturnType<typeof buildLead> | null) => (
  <Formik initialValues={leadFormOf(lead)} onSubmit={fn()}>
    <Form>
      <Box sx={{ p: 2, maxWidth: 520, display: 'grid', gap: 2 }}>
        <LeadFields emailRequired />
      </Box>
    </Form>
  </Formik>
);

export const Empty = meta.story({
  render: () => stage(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Source/ })).toHaveTextContent('Website');
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toHaveTextContent('New');
  },
});
export const Filled = meta.story({ render: () => stage(buildLead({ assigned_to: 'Kavita Joshi' })) });
