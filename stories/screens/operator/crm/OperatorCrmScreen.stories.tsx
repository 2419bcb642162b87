import { expect, screen, waitFor, within } from 'storybook/test';
import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { listAdminLeads, listAllLeads } from '#contract/leads/endpoints.ts';
import { OperatorCrmScreen } from '#src/screens/operator/crm/OperatorCrmScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { olderAnswer } from '#stories/mocks/olderAnswer.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorCrmScreen,
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

const found = ({ q }: { q?: string }, kind: 'broker' | 'main') => {
  const names = ['Neha Agarwal', 'Nehal Shah', 'Nehru Place'].slice(0, kind === 'main' ? 2 : 3);
  const data = names
    .filter((name) => name.toLowerCase().includes(q ?? ''))
    .map((full_name, at) => buildSourcedLead({ id: at + 1, full_name, lead_source_type: kind }));
  return { data, meta: { total: data.length, page: 1, limit: 20 } };
};
const lateBrokers = olderAnswer(listAllLeads, 'neh', (query) => found(query, 'broker'));
const lateMain = olderAnswer(listAdminLeads, 'neh', (query) => found(query, 'main'));

/** In both tables the response to an earlier search arrives after a later one, and is ignored. */
export const OlderAnswersComeLate = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(lateBrokers.handler(), lateMain.handler()),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search leads' });
    await fill(userEvent, search, 'neh');
    await waitFor(() => expect(lateBrokers.state.sent && lateMain.state.sent).toBe(true));
    await fill(userEvent, search, 'a a');
    await canvas.findByRole('heading', { name: 'All Broker Leads (1)' });
    await canvas.findByRole('heading', { name: 'Admin/Main Website Leads (1)' });
    lateBrokers.release();
    lateMain.release();
    await waitFor(() => expect(lateBrokers.state.answered && lateMain.state.answered).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Neha Agarwal' }));
    await screen.findByRole('dialog', { name: 'Edit Lead' });
    await expect(canvas.queryByText(/Nehal|Nehru/)).toBeNull();
    await expect(canvas.getByText('All Broker Leads (1)')).toBeVisible();
    await expect(canvas.getByText('Admin/Main Website Leads (1)')).toBeVisible();
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

export const Loading = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(loading(listAllLeads), loading(listAdminLeads)),
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
