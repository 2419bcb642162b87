import { expect, screen, waitFor, within } from 'storybook/test';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { addBrokerLeadEvent, finishBrokerFollowUp, getToday, planBrokerFollowUp } from '#contract/leads/work.ts';
import { TodayScreen } from '#src/screens/broker/today/TodayScreen.tsx';
import { finishUndoables } from '#src/ui/feedback/useUndoable.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { busyDay, longLead } from '#stories/mocks/day.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading, noted } from '#stories/mocks/mock.ts';
import { blockOutsideLinks } from '#storybook/blockOutsideLinks.ts';
import { advanceClock, startFakeClock, withClockStopped } from '#storybook/fakeClock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const [written, plans, finished]: [unknown[], unknown[], unknown[]] = [[], [], []];

const meta = preview.meta({
  component: TodayScreen,
  decorators: [inPanel],
  parameters: { ...framed(900), session: signedIn('broker'), router: { path: '/broker/today', at: '/broker/today' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    for (const bodies of [written, plans, finished]) bodies.length = 0;
    msw.use(
      noted(addBrokerLeadEvent, written),
      noted(planBrokerFollowUp, plans),
      noted(finishBrokerFollowUp, finished),
      ...leadCalls(busyDay()),
    );
    startFakeClock();
    const letGo = blockOutsideLinks();
    return async () => {
      letGo();
      // Changes that still wait for Undo must be sent to this story's mocks.
      await finishUndoables();
    };
  },
});

const cardOf = (name: RegExp) => screen.findByRole('region', { name }).then(within);
/** A click right after a row has left counts as the second half of a double click. */
const passThePause = () => advanceClock(450);
const messageShows = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const closeMessage = async () => (await screen.findByLabelText('Close message')).click(); // A search by role is slower than the message.

/** Four cards in order, and one filled button: Call for the first lead not tried yet. */
export const Busy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Four people wait for a first call, the longest for 1 day 16 hours/),
    ).toBeVisible();
    const cards = canvas.getAllByRole('region').map((card) => card.getAttribute('id'));
    await expect(cards).toEqual(['day-new', 'day-overdue', 'day-today', 'day-quiet']);
    const calls = canvas.getAllByRole('link', { name: /^Call/ });
    await expect(calls.map((link) => link.className.includes('contained')).indexOf(true)).toBe(0);
    await userEvent.click(calls[0] as HTMLElement);
    await expect(canvas.getByRole('group', { name: /How did it go\?$/ })).toBeVisible();
    await expect(calls.map((link) => link.className.includes('contained')).indexOf(true)).toBe(1);
  },
});

/** An answer records the call once Undo is over, and focuses the next row. Without an answer nothing is recorded. */
export const Answered = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Call Lalit/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Details/ }), 'Wants a garden');
    await userEvent.click(canvas.getByRole('button', { name: 'Spoke' }));
    await expect(canvas.queryByRole('link', { name: 'Lalit Agarwal' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prakash Bishnoi' })).toHaveFocus());
    await messageShows('Lalit Agarwal: spoke');
    await expect(written).toEqual([]);
    await closeMessage();
    await waitFor(() => expect(written).toEqual([{ kind: 'call', outcome: 'spoke', text: 'Wants a garden' }]));
    await expect(await canvas.findByRole('region', { name: /^New.* 3$/ })).toBeVisible();
  },
});

/** Undo brings the row back with what was typed, and nothing is sent. */
export const Undone = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^WhatsApp Lalit/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Details/ }), 'Sent the plan');
    await userEvent.click(canvas.getByRole('button', { name: 'Wrote' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lalit Agarwal' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Details/ })).toHaveValue('Sent the plan');
    await expect(written).toEqual([]);
  },
});

/** A follow-up can be marked as done, or moved to the same time tomorrow or to a time from the menu. */
export const Planned = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done, Rekha Gupta' }));
    await closeMessage();
    await waitFor(() => expect(finished).toHaveLength(1));
    passThePause();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Manish Tanwar' }));
    await messageShows(/^Manish Tanwar: tomorrow, /);
    passThePause();
    await userEvent.click(canvas.getByRole('button', { name: 'Another time, Komal Sisodia' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next week' }));
    await messageShows(/^Komal Sisodia: /);
    // The next click ends the Undo of the previous one.
    await waitFor(() =>
      expect(plans).toEqual([expect.objectContaining({ kind: 'whatsapp', text: 'Send the floor plan of Tower B' })]),
    );
    await expect(canvas.queryByRole('region', { name: /^Overdue/ })).toBeNull();
  },
});

/** With no answer, the call is recorded and its follow-up moves to tomorrow. */
export const NoAnswer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Call Rekha/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'No answer' }));
    await messageShows(/^Rekha Gupta: no answer, again tomorrow, /);
    await closeMessage();
    await waitFor(() => expect(plans).toHaveLength(1));
    await waitFor(() => expect(written).toEqual([{ kind: 'call', outcome: 'no_answer', text: '' }]));
  },
});

/** Choose a time opens the form of the lead's page. */
export const TimeChosen = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another time, Lalit Agarwal' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose a time' }));
    const form = within(await screen.findByRole('dialog', { name: 'Plan a follow-up' }));
    await userEvent.type(await form.findByLabelText(/Details/), 'After work');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Lalit Agarwal' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prakash Bishnoi' })).toHaveFocus());
    await closeMessage();
    await waitFor(() => expect(plans).toEqual([expect.objectContaining({ kind: 'call', text: 'After work' })]));
  },
});

/** Changes that wait for Undo are sent when the page is hidden or left. */
export const LeftInTime = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done, Lalit Agarwal' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(written).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

/** Single keys move through the rows of all cards and act on them; in a field they type. */
export const ByKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Lalit Agarwal' });
    await userEvent.keyboard('jjjjjk{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Rekha Gupta' })).toHaveFocus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Manish Tanwar' })).toHaveFocus());
    passThePause();
    await userEvent.keyboard('t');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Komal Sisodia' })).toHaveFocus());
    passThePause();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: 'Spoke' })).toHaveFocus();
    const line = canvas.getByRole('textbox', { name: /^Details/ });
    await userEvent.type(line, 'dtwcj1');
    await expect(line).toHaveValue('dtwcj1');
    await userEvent.keyboard('{Enter}3');
    await messageShows('Komal Sisodia: wrong number');
    await expect(canvas.getByRole('link', { name: 'Vikas Soni' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Komal Sisodia' })).toHaveFocus());
    await expect(written).toEqual([]);
  },
});

/** A double press acts on one row only, although the next row has taken its place by then; Undo belongs to that row. */
export const PressedTwice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Lalit Agarwal' });
    await userEvent.keyboard('j');
    // The two presses are as close as a person's, however long the first takes to render.
    await withClockStopped(() => userEvent.keyboard('dd'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prakash Bishnoi' })).toHaveFocus());
    passThePause();
    await withClockStopped(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done, Prakash Bishnoi' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Done, Divya Purohit' }));
    });
    await messageShows('Prakash Bishnoi: spoke');
    await expect(written).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prakash Bishnoi' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Divya Purohit' })).toBeVisible();
    await expect(written).toHaveLength(1);
  },
});

/** An unanswered first call is planned for tomorrow; if that fails and the row cannot return, a message says so. */
export const FirstCallUnanswered = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(planBrokerFollowUp, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Call Lalit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'No answer' }));
    await messageShows('Lalit Agarwal: no answer, again tomorrow, 10:00 am');
    await closeMessage();
    await messageShows(/^Not saved: Lalit Agarwal: no answer.* The service is busy$/);
    await expect(canvas.queryByRole('link', { name: 'Lalit Agarwal' })).toBeNull();
  },
});

/** Shortcuts that are turned off in Profile do nothing. */
export const WithoutKeys = meta.story({
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('nivaas.shortcuts', 'off'),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: 'Lalit Agarwal' });
    await userEvent.keyboard('j');
    await expect(name).not.toHaveFocus();
    name.focus();
    await userEvent.keyboard('d');
    await expect(name).toBeVisible();
    await expect(canvas.queryByText('Turn off in Profile')).toBeNull();
  },
});

/** A lead can be added without leaving the page. */
export const Adding = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add Lead' }));
    await expect(await screen.findByRole('dialog', { name: 'Add Lead' })).toBeInTheDocument();
  },
});

export const Tablet = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Lalit Agarwal');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Buttons under the header jump to the lists; other times are offered after Tomorrow. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Late 3' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Lalit Agarwal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Other time' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next week' }));
    await messageShows(/^Lalit Agarwal: \w{3}, 10:00 am$/);
  },
});

/** After the last row the focus moves to the page itself. */
export const LongWords = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls([longLead()])),
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(/^Overdue/);
    await expect(card.getByText(/late$/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Done/ }));
    await expect(canvas.getByText(/^Nothing waits/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the CRM' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(getToday)),
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toBeVisible(),
});

/** The day can be loaded again with Try again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getToday, 503), failed(listBrokerLeads, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...leadCalls(busyDay()));
    await userEvent.click(again);
    await expect(await canvas.findByText('Lalit Agarwal')).toBeVisible();
  },
});
