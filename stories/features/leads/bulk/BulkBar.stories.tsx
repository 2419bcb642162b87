import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { changeLeads } from '#contract/leads/work.ts';
import { BulkBar } from '#src/features/leads/bulk/BulkBar.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const sent = fn();
const chosen = new Map([
  [1, buildLead({ id: 1, full_name: 'Meenal Dixit', status: 'new' })],
  [2, buildLead({ id: 2, full_name: 'Rohit Bhatia', status: 'lost' })],
]);

const meta = preview.meta({
  component: BulkBar,
  args: { chosen, onKeep: fn(), onEnd: fn() },
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(400), session: signedIn('broker') },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const change = mock(changeLeads, ({ body }) => {
      sent(body);
      return { data: (body as { ids: number[] }).ids.map((id) => ({ id, ok: true })) };
    });
    msw.use(change, ...leadCalls());
  },
});

export const Status = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
    await expect(await screen.findByText('2 leads: Contacted')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ids: [1, 2], status: 'contacted', follow_up: null });
    await expect(args.onKeep).toHaveBeenCalledWith(new Set());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('2 leads are back as they were')).toBeVisible();
    const rest = { follow_up: null, only_if: { status: 'contacted' } };
    await expect(sent).toHaveBeenCalledWith({ ids: [1], status: 'new', ...rest });
    await expect(sent).toHaveBeenCalledWith({ ids: [2], status: 'lost', ...rest });
  },
});

/** The message names the leads that could not be restored, each with the reason. */
export const UndoRefused = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const message = 'Someone changed this lead meanwhile';
    msw.use(
      mock(changeLeads, ({ body }) =>
        body.status === 'new'
          ? { data: [{ id: 1, ok: false, message }] }
          : Promise.reject(HttpResponse.json({ message: 'The service is busy' }, { status: 503 })),
      ),
    );
    await userEvent.click(undo);
    const words = `Not undone: Meenal Dixit: ${message}; Rohit Bhatia: The service is busy`;
    await expect(await screen.findByText(words)).toBeVisible();
  },
});

export const Assigned = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const form = within(await screen.findByRole('dialog', { name: 'Assign' }));
    await userEvent.click(await form.findByRole('button', { name: 'Suresh Jat' }));
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ ids: [1, 2], assigned_to: 'Suresh Jat', follow_up: null });
  },
});

export const Planned = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow up' }));
    const form = within(await screen.findByRole('dialog', { name: 'Plan a follow-up' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ ids: [1, 2], follow_up: expect.objectContaining({ kind: 'call' }) });
  },
});

/** Leads that could not be changed are named with the reason, and stay selected. */
export const SomeRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(changeLeads, () => ({
        data: [
          { id: 1, ok: true },
          { id: 2, ok: false, message: 'Not found' },
        ],
      })),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    await expect(await canvas.findByText('Rohit Bhatia: Not found')).toBeVisible();
    await expect(args.onKeep).toHaveBeenCalledWith(new Set([2]));
  },
});

export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(changeLeads, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    await expect(await canvas.findByText('The service is busy')).toBeVisible();
  },
});

export const NoneChosen = meta.story({
  args: { chosen: new Map() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Choose at least one lead first.')).toBeVisible();
  },
});

export const Phone = meta.story({ tags: ['full'], globals: { viewport: { value: 'phone' } } });
