import Box from '@mui/material/Box';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill } from '../../../../.storybook/fill';
import preview from '../../../../.storybook/preview';
import { listAdminLeads, listAllLeads } from '../../../../contract/leads';
import { AdminCrmScreen } from '../../../../src/screens/superadmin/crm/AdminCrmScreen';
import { signedIn } from '../../../mocks/auth';
import { leadCalls } from '../../../mocks/leads';
import { failed, loading } from '../../../mocks/mock';

const meta = preview.meta({
  component: AdminCrmScreen,
  parameters: { session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  decorators: [
    (Story) => (
      <Box component="main" sx={{ p: { xs: '20px 16px', sm: '28px 32px' } }}>
        <Story />
      </Box>
    ),
  ],
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Broker Leads (24)' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Admin/Main Website Leads (5)' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Edit / })).toHaveLength(5);
    const [first] = canvas.getAllByRole('button', { name: /^View / });
    if (first) await userEvent.click(first);
    await screen.findByText('Broker lead, read-only');
  },
});

/** Search and status narrow both tables; each keeps its own page. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByRole('textbox', { name: 'Search leads' }), 'kochi');
    await canvas.findByRole('heading', { name: 'All Broker Leads (5)' });
    await canvas.findByRole('heading', { name: 'Admin/Main Website Leads (1)' });
  },
});

export const SecondPageFromTheAddress = meta.story({
  parameters: { router: { path: '/superadmin/crm', at: '/superadmin/crm?broker.page=2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21–24 of 24')).toBeVisible();
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add New Lead' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await fill(userEvent, form.getByRole('textbox', { name: /Full name/ }), 'Ishita');
    await fill(userEvent, form.getByRole('textbox', { name: /Email/ }), 'i@mail.example');
    await fill(userEvent, form.getByRole('textbox', { name: /Phone/ }), '5550161208');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Lead added');
    await waitFor(() => expect(canvas.getByText('Admin/Main Website Leads (6)')).toBeVisible());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listAllLeads), loading(listAdminLeads)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls([], [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No broker leads')).toBeVisible();
    await expect(await canvas.findByText('No admin leads')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(listAllLeads, 500), failed(listAdminLeads, 503, { message: 'Try again later' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load leads')).toBeVisible();
    await expect(await canvas.findByText('Try again later')).toBeVisible();
  },
});
