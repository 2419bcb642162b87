import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { getBrokerLead } from '#contract/leads/endpoints.ts';
import { mergeLeads } from '#contract/leads/tools.ts';
import { MergeDialog } from '#src/features/leads/work/MergeDialog.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const lead = buildLead({
  full_name: 'Meenal Dixit',
  phone: '+91 55501 21169',
  message: null,
  assigned_to: 'Suresh Jat',
  follow_up: { at: '2026-11-28T05:30:00.000Z', kind: 'visit', text: null },
});
const other = buildLead({
  id: 7,
  full_name: 'Minal Dixit',
  phone: '055501 21169',
  property_interest: 'Plot of 200 sq. yards, Ajmer Road',
  source: 'call',
  message: 'Do you have a corner plot?',
});
const sent = fn();

const meta = preview.meta({
  component: MergeDialog,
  args: { open: true, lead, otherId: 7, onClose: fn() },
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const calls = [
      mock(getBrokerLead, () => ({ data: other })),
      mock(mergeLeads, ({ body }) => {
        sent(body);
        return { data: lead };
      }),
    ];
    msw.use(...calls, ...leadCalls());
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Merge two leads' }));

/**
 * Left and right switch sides, up and down move between rows; values that only the other lead has are chosen at first.
 */
export const ByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, userEvent }) => {
    const box = await dialog();
    const mine = await box.findByRole('radio', { name: 'Full name: Meenal Dixit, this lead' });
    await waitFor(() => expect(mine).toHaveFocus());
    await expect(box.getByRole('radio', { name: 'Message: Do you have a corner plot?, the other' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box.getByRole('radio', { name: 'Source: Website, this lead' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(box.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      other_id: 7,
      fields: {
        full_name: 'mine',
        property_interest: 'mine',
        source: 'theirs',
        message: 'theirs',
        assigned_to: 'mine',
        follow_up: 'mine',
      },
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const box = await dialog();
    await userEvent.click(await box.findByRole('button', { name: 'Take all of the other' }));
    await expect(box.getByRole('radio', { name: 'Follow-up: None, the other' })).toBeChecked();
    await userEvent.click(box.getByText('4 are the same'));
    await expect(box.getByText('Phone:')).toBeVisible();
  },
});

/** A refused merge says why, and keeps every choice. */
export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(mergeLeads, 503, { message: 'Busy. Please try again.' })),
  play: async ({ args, userEvent }) => {
    const box = await dialog();
    const theirs = await box.findByRole('radio', { name: 'Full name: Minal Dixit, the other' });
    await userEvent.click(theirs);
    await userEvent.click(box.getByRole('button', { name: 'Merge' }));
    const words = await box.findByText('Busy. Please try again.');
    await waitFor(() => expect(words).toBeVisible());
    await expect(theirs).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Loads = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getBrokerLead)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBrokerLead, 500, { message: 'The lead could not be read' })),
  play: async () => {
    const words = await (await dialog()).findByText('The lead could not be read');
    await waitFor(() => expect(words).toBeVisible());
  },
});
