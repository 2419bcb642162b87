import { expect, screen, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { createBrokerLead, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { fullWords } from '#contract/quotas.ts';
import { BrokerCrmScreen } from '#src/screens/broker/crm/BrokerCrmScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokerCrmScreen,
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  decorators: [inPanel],
});

export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const name = brokersLeads[0]?.full_name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${name}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Lead' }));
    await userEvent.clear(form.getByRole('textbox', { name: /Full name/ }));
    await fill(userEvent, form.getByRole('textbox', { name: /Full name/ }), 'Renamed Lead');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Lead saved');
    await expect(await canvas.findByText('Renamed Lead')).toBeVisible();
  },
});

/** The operator's columns without the broker's name, with a follow-up column; each row has View and Edit. */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('CRM - My Leads');
    await expect(canvas.getByRole('button', { name: 'Export Leads' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /^My Leads/ })).toBeVisible();
    const heads = (await canvas.findAllByRole('columnheader')).map((head) => head.textContent);
    await expect(heads).toEqual(['Lead', 'Contact', 'Status', 'Property Interest', 'Source', 'Follow-up', 'Actions']);
    const name = brokersLeads[0]?.full_name ?? '';
    const row = within(await canvas.findByRole('row', { name: new RegExp(name) }));
    await expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['View', 'Edit']);
  },
});

/** The chosen view is remembered; a lead added in a column gets its status. */
export const Board = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board' }));
    await expect(localStorage.getItem('nivaas.crm.view')).toBe('board');
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Lead, Proposal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await expect(form.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Proposal');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^My Leads/ })).toBeVisible();
    await expect(localStorage.getItem('nivaas.crm.view')).toBe('table');
  },
});

export const Remembered = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem('nivaas.crm.view', 'board'),
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Contacted' })).toBeVisible(),
});

/** A lead's dialog links to its page. */
export const OpenPage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const { id, full_name } = brokersLeads[0] ?? { id: 0, full_name: '' };
    await userEvent.click(await canvas.findByRole('button', { name: `View ${full_name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: full_name }));
    await expect(dialog.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', `/broker/crm/${id}`);
  },
});

export const Added = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Lead' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await fillIn(userEvent, form, { 'Full name': 'Mohit', Email: 'm@mail.example', Phone: '5550115577' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Lead added');
    await expect(await canvas.findByText('Mohit')).toBeVisible();
  },
});

const full = buildStandings({ leads_a_day: 50 }, 'approval');

/** The message about the full quota shows before the form is filled in and again on submit; the input stays. */
export const Full = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...quotaCalls(full),
      failed(createBrokerLead, 409, { message: fullWords('leads_a_day', full.leads_a_day) }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(fullWords('leads_a_day', full.leads_a_day));
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Lead' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await fillIn(userEvent, form, { 'Full name': 'Mohit', Email: 'm@mail.example', Phone: '5550115577' });
    await userEvent.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alertdialog', { name: 'Create failed' }));
    await alert.findByText(fullWords('leads_a_day', full.leads_a_day));
    await userEvent.click(alert.getByRole('button', { name: 'Close' }));
    await expect(form.getByLabelText(/^Full name/)).toHaveValue('Mohit');
  },
});

export const Loading = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokerLeads)),
});

export const Empty = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...leadCalls([], [])),
  play: async ({ canvas }) => expect(await canvas.findByText('No leads')).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokerLeads, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load leads'),
});

/** Several leads are selected and moved at once; afterwards the table's usual columns return. */
export const Chosen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose' }));
    const [, first, second] = await canvas.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(await canvas.findByText('2 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    await expect(await screen.findByText('2 leads: Closed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done choosing' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const ChosenOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Choose ${brokersLeads[0]?.full_name}` }));
    await expect(await canvas.findByText('1 chosen')).toBeVisible();
  },
});
