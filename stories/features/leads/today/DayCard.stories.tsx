import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { DayCard } from '#src/features/leads/today/DayCard.tsx';
import type { DayList } from '#src/features/leads/today/day.ts';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { longLead } from '#stories/mocks/day.ts';
import { dayLeads } from '#stories/mocks/dayLeads.ts';
import { leadCalls, ownOf } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

interface StageProps {
  list: DayList;
  from: number;
  to: number;
  total?: number;
  phone?: boolean;
  long?: boolean;
}

/** A card of the Today page with the leads whose ids lie between two numbers. */
function Stage({ list, from, to, total, phone = false, long }: StageProps) {
  const work = useDayWork();
  const leads = long ? [ownOf(longLead())] : dayLeads().filter(({ id }) => id >= from && id <= to);
  return (
    <Box sx={{ p: 2 }}>
      <DayCard
        {...{ list, work, phone }}
        found={{ total: total ?? leads.length, leads }}
        now={Date.now()}
        nextId={leads[0]?.id}
        onChoose={fn()}
      />
    </Box>
  );
}

const meta = preview.meta({
  component: Stage,
  args: { list: 'new' as DayList, from: 101, to: 109 },
  parameters: { ...framed(420), session: signedIn('broker') },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** Shows how long each lead has waited: more than half a day is marked, more than a day marked more strongly. */
export const New = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New, not called yet 4' })).toBeVisible();
    await expect(canvas.getByText('1 d 16 h')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Call/ })).toHaveLength(4);
  },
});

export const Overdue = meta.story({
  args: { list: 'overdue', from: 111, to: 119 },
  play: async ({ canvas }) => expect(canvas.getByText('2 days late')).toBeVisible(),
});

/** A line with the current time separates past from coming follow-ups. */
export const Today = meta.story({
  args: { list: 'today', from: 113, to: 129 },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await expect(rows.findIndex((row) => row.startsWith('Now'))).toBe(1);
    await expect(canvas.getByText('in 48 min')).toBeVisible();
  },
});

/** Three leads show; the button shows the others and moves the focus to the first of them. */
export const GoneQuiet = meta.story({
  args: { list: 'quiet', from: 131, to: 139 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(await canvas.findByRole('link', { name: 'Yogesh Trivedi' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
});

/** The server sends at most fifty leads, so the card names the total. */
export const TooMany = meta.story({
  args: { list: 'quiet', from: 131, to: 139, total: 120 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }));
    await expect(canvas.getByText(/^The first 6 of 120/)).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['full'],
  args: { list: 'today', from: 111, to: 129 },
  globals: { scheme: 'dark' },
});

export const LongWords = meta.story({ tags: ['full'], args: { list: 'overdue', long: true } });

export const OnAPhone = meta.story({
  args: { phone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText(/^Website · waiting since/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongWordsOnAPhone = meta.story({
  args: { list: 'overdue', phone: true, long: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
