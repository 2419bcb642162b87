import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildLeadEvent } from '#contract/fixtures/leadEvents.ts';
import { addBrokerLeadEvent, planBrokerFollowUp } from '#contract/leads/work.ts';
import { brokerLeadApi as api } from '#src/features/leads/leadApi.ts';
import { FollowUpCard } from '#src/features/leads/work/FollowUpCard.tsx';
import { useLead } from '#src/features/leads/work/leadWorkQueries.ts';
import { formatDay } from '#src/lib/format.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { advanceClock, startFakeClock } from '#storybook/fakeClock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

function OfLead() {
  const lead = useLead(api, 1).data?.data;
  return lead ? <FollowUpCard api={api} lead={lead} /> : null;
}

const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();
const planned = (kind: 'visit' | 'call', ahead: number) =>
  leadCalls(
    brokersLeads.map((lead) =>
      lead.id === 1
        ? { ...lead, follow_up: { at: hours(ahead), kind, text: 'See the garden with her parents.' } }
        : lead,
    ),
  );

const written = fn();

const meta = preview.meta({
  component: OfLead,
  decorators: [inBox({ maxWidth: 336, m: 2 })],
  parameters: { ...framed(320), session: signedIn('broker') },
});

/** One click plans a follow-up, another marks it as done, which can be undone. The focus stays on the card. */
export const NothingPlanned = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow 10:00 am' }));
    await expect(await screen.findByText('Planned: Tomorrow 10:00 am')).toBeVisible();
    await expect(await canvas.findByText(/^Tomorrow, 10:00/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await screen.findByText('Follow-up done');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^Tomorrow, 10:00/)).toBeVisible();
  },
});

/** Once Undo is over, a finished first call is recorded as made, so that the lead no longer counts as not called. */
export const FirstCallDone = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    startFakeClock();
    written.mockClear();
    msw.use(
      mock(addBrokerLeadEvent, ({ body }) => {
        written(body);
        return { data: buildLeadEvent() };
      }),
      ...planned('call', 2),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const again = await canvas.findByRole('button', { name: 'Done' });
    await expect(written).not.toHaveBeenCalled();
    advanceClock(450);
    await userEvent.click(again);
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    (await screen.findByLabelText('Close message')).click();
    await waitFor(() => expect(written).toHaveBeenCalled());
    await expect(written.mock.calls).toEqual([[{ kind: 'call', outcome: 'spoke', text: '' }]]);
  },
});

/** The form keeps its input when the page is closed. */
export const Kept = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...planned('call', 48)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the follow-up' }));
    await userEvent.type(await screen.findByLabelText(/Details/), ' Bring the papers.');
    window.dispatchEvent(new Event('pagehide'));
    const text = 'See the garden with her parents. Bring the papers.';
    await expect(Object.values(sessionStorage)).toContain(JSON.stringify({ text }));
  },
});

/** A visit can be saved for a calendar; a move can be undone. */
export const Visit = meta.story({
  beforeEach: ({ msw }) => msw.use(...planned('visit', 48)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('See the garden with her parents.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '.ics file for a calendar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(await screen.findByText('Moved to the next day')).toBeVisible();
    const before = formatDay(hours(48), Date.now());
    await waitFor(() => expect(canvas.queryByText(new RegExp(`^${before}`))).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(new RegExp(`^${before}`))).toBeVisible();
  },
});

export const Late = meta.story({
  beforeEach: ({ msw }) => msw.use(...planned('call', -3)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/\(late\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another time, or none' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
  },
});

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(planBrokerFollowUp, 503, { message: 'The service is busy' }), ...leadCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tomorrow 10:00 am' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy'));
  },
});
