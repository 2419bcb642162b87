import Box from '@mui/material/Box';
import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Lead } from '#contract/leads/schemas.ts';
import { addBrokerLeadEvent, finishBrokerFollowUp, planBrokerFollowUp } from '#contract/leads/work.ts';
import { DayRow } from '#src/features/leads/today/DayRow.tsx';
import type { DayList } from '#src/features/leads/today/day.ts';
import { useDay } from '#src/features/leads/today/dayQuery.ts';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { busyDay } from '#stories/mocks/day.ts';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, noted } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const [keys, written, finished]: [unknown[], unknown[], unknown[]] = [[], [], []];

interface StageProps {
  list: DayList;
  lead: Lead;
  phone?: boolean;
}

function Stage({ list, lead, phone = false }: StageProps) {
  const work = useDayWork();
  // As on the Today page.
  useDay();
  return (
    <Box component="ul" sx={{ bgcolor: 'roles.paper', maxWidth: 952 }}>
      {work.gone.has(lead.id) ? null : (
        <DayRow {...{ list, work, phone }} lead={lead} now={Date.now()} next onChoose={fn()} />
      )}
    </Box>
  );
}

const meta = preview.meta({
  component: Stage,
  args: { list: 'new' as DayList, lead: dayLead(101) },
  parameters: { ...framed(200), session: signedIn('broker') },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls(busyDay())),
});

// The story's browser has no dialler.
const callThem = async (
  canvas: { findByRole: (role: 'link', by: { name: RegExp }) => Promise<HTMLElement> },
  userEvent: { click: (element: Element) => Promise<unknown> },
) => {
  const link = await canvas.findByRole('link', { name: /^Call/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
};

/** The name links to the lead's page. */
export const New = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Lalit Agarwal' })).toHaveAttribute('href', '/broker/crm/101'),
});

export const Visit = meta.story({ args: { list: 'today', lead: dayLead(123) } });

export const ConsentWithdrawn = meta.story({
  args: { list: 'overdue', lead: { ...dayLead(111), privacy: 'withdrawn' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Consent withdrawn')).toBeVisible(),
});

/** A row that could not be saved comes back with the reason, and with what was typed. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(addBrokerLeadEvent, 503, { message: 'The service is busy' }), ...leadCalls(busyDay())),
  play: async ({ canvas, userEvent }) => {
    await callThem(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Details/ }), 'Wants to see it on Sunday');
    await userEvent.click(canvas.getByRole('button', { name: 'Spoke' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is busy');
    await expect(canvas.getByRole('textbox', { name: /^Details/ })).toHaveValue('Wants to see it on Sunday');
  },
});

/** If one of two requests fails, trying again does not repeat the other. */
export const HalfFailed = meta.story({
  args: { list: 'overdue', lead: dayLead(111) },
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    keys.length = 0;
    const { path } = addBrokerLeadEvent;
    msw.use(
      http.post(`*${path.replace('{id}', ':id')}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
      }),
      failed(planBrokerFollowUp, 503, { message: 'The service is busy' }),
      ...leadCalls(busyDay()),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const noAnswer = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'No answer' }));
      await expect(await screen.findByText(/^Rekha Gupta: no answer, again tomorrow, /)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
      await expect(await canvas.findByText('The service is busy')).toBeVisible();
    };
    await callThem(canvas, userEvent);
    await noAnswer();
    await noAnswer();
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
});

/** The first call to a lead was planned and is late: Done also records the call, or the lead would be new again. */
export const FirstCallPlanned = meta.story({
  args: { list: 'overdue', lead: { ...dayLead(111), status: 'new' } },
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    for (const bodies of [written, finished]) bodies.length = 0;
    msw.use(noted(addBrokerLeadEvent, written), noted(finishBrokerFollowUp, finished), ...leadCalls(busyDay()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done, Rekha Gupta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(finished).toHaveLength(1));
    await waitFor(() => expect(written).toEqual([{ kind: 'call', outcome: 'spoke', text: '' }]));
  },
});

export const OnAPhone = meta.story({
  tags: ['full'],
  args: { phone: true },
  globals: { viewport: { value: 'phone' } },
});
