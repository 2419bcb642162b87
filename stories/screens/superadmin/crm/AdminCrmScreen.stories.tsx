import { expect, screen, waitFor, within } from 'storybook/test';
import { listAdminLeads, listAllLeads } from '#contract/leads.ts';
import { AdminCrmScreen } from '#src/screens/superadmin/crm/AdminCrmScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed } from '#stories/mocks/mock.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AdminCrmScreen,
  parameters: { ...framed(800), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  decorators: [inPanel],
});

export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Broker Leads (24)' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Admin/Main Website Leads (5)' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Edit / })).toHaveLength(5);
    const [first] = canvas.getAllByRole('button', { name: /^View / });
    if (first) await userEvent.click(first);
    await screen.findByText('Broker lead, read-only');
  },
});

/**
 * Tables in a wide window: brokers' leads name the broker and are read-only, the main website's leads can be edited.
 */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('CRM-Lead Management');
    await expect(canvas.getByRole('button', { name: 'Export Leads' })).toBeVisible();
    const look = async (name: string, columns: readonly string[], actions: readonly string[]) => {
      const table = within(await canvas.findByRole('grid', { name }));
      const heads = (await table.findAllByRole('columnheader')).map((head) => head.textContent);
      await expect(heads).toEqual([...columns, 'Actions']);
      const [button] = await table.findAllByRole('button', { name: /^View / });
      const row = within(button?.closest<HTMLElement>('[role="row"]') ?? document.body);
      await expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
    };
    const lead = ['Contact', 'Status', 'Property Interest', 'Source'];
    await look('All Broker Leads', ['Lead', 'Broker Name', ...lead], ['View']);
    await look('Admin/Main Website Leads', ['Lead', ...lead], ['View', 'Edit']);
  },
});

/** Search and status narrow both tables; each keeps its own page. */
export const Searched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByRole('textbox', { name: 'Search leads' }), 'kochi');
    await canvas.findByRole('heading', { name: 'All Broker Leads (5)' });
    await canvas.findByRole('heading', { name: 'Admin/Main Website Leads (1)' });
  },
});

export const SecondPageFromTheAddress = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/superadmin/crm', at: '/superadmin/crm?broker.page=2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21–24 of 24')).toBeVisible();
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
  },
});

/**
 * A report's figure links here: one list of all leads that it counts, with its filters in words; without the filters
 * there are two lists again.
 */
export const Counted = meta.story({
  parameters: {
    router: {
      path: '/superadmin/crm',
      at: '/superadmin/crm?created_from=2026-10-25&created_to=2026-11-23&reached=contacted&source=website',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^Leads of all sources \(/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Created 25 Oct 2026 to 23 Nov 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all leads' }));
    await canvas.findByRole('heading', { name: 'All Broker Leads (24)' });
  },
});

export const Added = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add New Lead' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await fillIn(userEvent, form, { 'Full name': 'Ishita', Email: 'i@mail.example', Phone: '5550161208' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Lead added');
    await waitFor(() => expect(canvas.getByText('Admin/Main Website Leads (6)')).toBeVisible());
  },
});

export const Empty = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...leadCalls([], [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No broker leads')).toBeVisible();
    await expect(await canvas.findByText('No admin leads')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(failed(listAllLeads, 500), failed(listAdminLeads, 503, { message: 'Try again later' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load leads')).toBeVisible();
    await expect(await canvas.findByText('Try again later')).toBeVisible();
  },
});
