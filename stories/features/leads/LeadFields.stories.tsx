import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { LeadFields } from '#src/features/leads/LeadFields.tsx';
import { leadFormOf } from '#src/features/leads/leadFormValues.ts';
import preview from '#storybook/preview.tsx';

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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /Source/ })).toHaveTextContent('Website');
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toHaveTextContent('New');
    for (const [label, options] of [
      [/Source/, ['Website', 'Call', 'Social media', 'Referral']],
      [/Status/, ['New', 'Contacted', 'Qualified', 'Proposal', 'Closed', 'Lost']],
    ] as const) {
      await userEvent.click(canvas.getByRole('combobox', { name: label }));
      await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(options);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
    for (const label of [/^Full name/, /^Email/, /^Phone/])
      await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
    for (const label of [/^City/, /^Property Interest/, /^Message/, /^Assigned to/])
      await expect(canvas.getByRole('textbox', { name: label })).not.toBeRequired();
  },
});
export const Filled = meta.story({ render: () => stage(buildLead({ assigned_to: 'Kavita Joshi' })) });
