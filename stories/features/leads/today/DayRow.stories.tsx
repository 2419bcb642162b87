import Box from '@mui/material/Box';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { addBrokerLeadEvent } from '#contract/leadWork.ts';
import { DayRow } from '#src/features/leads/today/DayRow.tsx';
import type { DayList } from '#src/features/leads/today/day.ts';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { busyDay } from '#stories/mocks/day.ts';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

interface StageProps {
  list: DayList;
  id: number;
  phone?: boolean;
}

function Stage({ list, id, phone = false }: StageProps) {
  const work = useDayWork();
  return (
    <Box component="ul" sx={{ bgcolor: 'roles.paper', maxWidth: 952 }}>
      {work.gone.has(id) ? null : (
        <DayRow {...{ list, work, phone }} lead={dayLead(id)} now={Date.now()} next onChoose={fn()} />
      )}
    </Box>
  );
}

const meta = preview.meta({
  component: Stage,
  args: { list: 'new' as DayList, id: 101 },
  parameters: { ...framed(200), session: signedIn('broker') },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls(busyDay())),
});

/** The name leads to the lead's page. */
export const New = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Lalit Agarwal' })).toHaveAttribute('href', '/broker/crm/101'),
});

export const Visit = meta.story({ args: { list: 'today', id: 123 } });

/** A row that could not be saved comes back with the reason, and with what was typed. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(addBrokerLeadEvent, 503, { message: 'The service is busy' }), ...leadCalls(busyDay())),
  play: async ({ canvas, userEvent }) => {
    const call = canvas.getByRole('link', { name: /^Call/ });
    call.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(call);
    await userEvent.type(canvas.getByRole('textbox', { name: /^A line/ }), 'Wants to see it on Sunday');
    await userEvent.click(canvas.getByRole('button', { name: 'Spoke' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is busy');
    await expect(canvas.getByRole('textbox', { name: /^A line/ })).toHaveValue('Wants to see it on Sunday');
  },
});

export const OnAPhone = meta.story({ args: { phone: true }, globals: { viewport: { value: 'phone' } } });
