import { expect } from 'storybook/test';
import { OperatorLeadScreen } from '#src/screens/operator/lead/OperatorLeadScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls, mainLeads } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const [lead] = mainLeads;

const meta = preview.meta({
  component: OperatorLeadScreen,
  decorators: [inPanel],
  parameters: {
    ...framed(900),
    session: signedIn('super_admin'),
    router: { path: '/superadmin/crm/:id', at: `/superadmin/crm/${lead?.id}` },
  },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** A lead of the main website has the same page as a broker's; the link back leads to the operator's CRM. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(lead?.full_name ?? '');
    await expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('href', '/superadmin/crm');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Asked for the price list');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('Asked for the price list')).toBeVisible();
  },
});
