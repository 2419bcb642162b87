import { expect, waitFor } from 'storybook/test';
import { buildLeadEvent } from '#contract/fixtures/leadEvents.ts';
import { buildLead } from '#contract/fixtures/leads.ts';
import { unmergeLeads } from '#contract/leads/tools.ts';
import { listBrokerLeadEvents } from '#contract/leads/work.ts';
import { brokerLeadApi as api } from '#src/features/leads/leadApi.ts';
import { LeadTimeline } from '#src/features/leads/work/LeadTimeline.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadTimeline,
  args: { api, id: 1 },
  decorators: [inBox({ maxWidth: 640, m: 2 })],
  parameters: { ...framed(700), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** By day, newest first: who did what, what was written, and old and new values. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('called, no answer', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Ajmer').tagName).toBe('S');
    await expect(canvas.getByText('Is the garden part of the sale?')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('region', { name: 'Timeline 7' })).toBeVisible();
    await expect(canvas.getByText('moved', { exact: false })).toHaveTextContent('moved New to Contacted');
  },
});

/** With more than a page of entries, a button loads the earlier ones. */
export const Long = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listBrokerLeadEvents, ({ query }) => {
        const page = Number(query.page);
        const data = Array.from({ length: 50 }, (_, nth) => buildLeadEvent({ id: 200 - page * 50 - nth }));
        return { data, meta: { total: 100, page, limit: 50 } };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier' }));
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(50);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listBrokerLeadEvents)),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listBrokerLeadEvents)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the timeline')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The latest merge can be undone with one click, for a day. */
export const Merged = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const at = new Date().toISOString();
    const merged = (id: number) =>
      buildLeadEvent({ id, at, kind: 'merged', text: null, detail: { other_id: 7, full_name: 'Minal Dixit' } });
    const undone = (id: number) =>
      buildLeadEvent({ id, at, kind: 'unmerged', text: null, detail: { full_name: 'Minal Dixit' } });
    let data = [merged(2), merged(1)];
    msw.use(
      mock(listBrokerLeadEvents, () => ({ data, meta: { total: data.length, page: 1, limit: 50 } })),
      mock(unmergeLeads, () => {
        data = [undone(data.length + 1), ...data];
        return { data: buildLead() };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('merged Minal Dixit into this lead', { exact: false })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the merge' }));
    await expect(await canvas.findByText('undid the merge with Minal Dixit', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo the merge' })).toBeNull());
    // The button is gone, so the focus moves to its day.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Today' })).toHaveFocus());
  },
});
