import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeadFilters } from '#src/features/leads/LeadFilters.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadToolCalls } from '#stories/mocks/leadTools.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadFilters,
  args: { filter: { q: '', status: '' }, change: fn() },
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(240), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadToolCalls()),
});

export const Everything = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Search leads' }), 'jaipur');
    await waitFor(() => expect(args.change).toHaveBeenCalledWith({ q: 'jaipur' }));
    await expect(args.change).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    const words = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(words).toEqual(['All Status', 'New', 'Contacted', 'Qualified', 'Proposal', 'Closed', 'Lost']);
    await userEvent.click(screen.getByRole('option', { name: 'Lost' }));
    await expect(args.change).toHaveBeenLastCalledWith({ status: 'lost' });
  },
});

export const Chosen = meta.story({ args: { filter: { q: 'villa', status: 'qualified' } } });

/**
 * A broker's table also filters by follow-up and by assignee. A chosen name stays an option after that person has left.
 */
export const Worked = meta.story({
  args: {
    filter: { q: '', status: '', assigned_to: 'Has left' },
    worked: true,
    children: <button type="button">At the end</button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Follow-up' }));
    const words = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(words).toEqual(['All follow-ups', 'Overdue', 'Today', 'This week', 'Nothing planned']);
    await userEvent.click(screen.getByRole('option', { name: 'Overdue' }));
    await expect(args.change).toHaveBeenLastCalledWith({ follow_up: 'overdue' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Assigned to' }));
    await screen.findByRole('option', { name: 'Suresh Jat' });
    const people = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(people).toEqual(['All people', 'No one', 'Kavita Joshi', 'Ravi Sharma', 'Suresh Jat', 'Has left']);
    await userEvent.click(screen.getByRole('option', { name: 'No one' }));
    await expect(args.change).toHaveBeenLastCalledWith({ assigned_to: '(none)' });
  },
});

/** A board shows all statuses, so it has no status filter. */
export const OfBoard = meta.story({
  args: { withStatus: false, worked: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull(),
});

export const UnknownStatus = meta.story({ args: { filter: { q: '', status: 'sold' } } });
