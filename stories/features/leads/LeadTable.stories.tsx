import { expect, fn, screen } from 'storybook/test';
import { LeadTable } from '#src/features/leads/LeadTable.tsx';
import { boardLeads } from '#stories/mocks/boardLeads.ts';
import { brokersLeads, mainLeads } from '#stories/mocks/leads.ts';
import preview from '#storybook/preview.tsx';

const state = { page: 1, limit: 20, q: '', status: '', order: 'desc' } as const;
const still = { error: null, isPending: false, isPlaceholderData: false, refetch: fn() };
const filled = { ...still, data: { data: [...mainLeads], meta: { total: 1036 } } };
const none = { ...still, data: { data: [], meta: { total: 0 } } };

const meta = preview.meta({
  component: LeadTable,
  args: {
    title: 'Admin/Main Website Leads',
    emptyText: 'No admin leads',
    state,
    change: fn(),
    leads: filled,
    onView: fn(),
    onEdit: fn(),
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Admin/Main Website Leads (1,036)' })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /^Edit / });
    if (first) await userEvent.click(first);
    await expect(args.onEdit).toHaveBeenCalledWith(mainLeads[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.change).toHaveBeenCalledWith({ page: 2 });
  },
});

export const ReadOnly = meta.story({
  render: ({ change, onView }) => (
    <LeadTable
      title="All Broker Leads"
      note="Read-only: brokers keep their own leads"
      emptyText="No broker leads"
      withBroker
      state={state}
      change={change}
      leads={{ ...still, data: { data: [...brokersLeads], meta: { total: brokersLeads.length } } }}
      onView={onView}
    />
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Edit / })).toBeNull(),
});

/** Follow-ups, with late ones in red, and the assignee if that column is chosen. */
export const WithFollowUps = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { worked: true, leads: { ...still, data: { data: boardLeads().slice(2, 8), meta: { total: 6 } } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('17 h late')).toBeVisible();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Follow-up' }));
    await expect(args.change).toHaveBeenCalledWith({ sort: 'follow_up', order: 'asc' });
    await expect(canvas.queryByRole('columnheader', { name: 'Assigned to' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Assigned to', checked: false }));
    await expect(await screen.findByRole('columnheader', { name: 'Assigned to', hidden: true })).toBeInTheDocument();
  },
});

/** While the leads load, the title shows three dots instead of the count. */
export const Loading = meta.story({
  args: { leads: { ...still, isPending: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Admin/Main Website Leads (…)' })).toBeVisible(),
});

/** No count after a failure: three dots would look as if it were still loading. */
export const Failed = meta.story({
  args: { leads: { ...still, error: new Error('') } },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Failed to load leads');
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
  },
});

export const NothingFits = meta.story({
  args: { leads: none, state: { ...state, q: 'raahul' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(args.change).toHaveBeenCalledWith({ q: '', status: '', follow_up: '', assigned_to: '' });
  },
});
