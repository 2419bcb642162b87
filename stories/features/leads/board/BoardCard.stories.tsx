import { expect, fn, screen } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { BoardCard } from '#src/features/leads/board/BoardCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const lead = buildLead({ created_at: new Date(Date.now() - 15 * 3_600_000).toISOString() });
const meta = preview.meta({
  component: BoardCard,
  args: { lead, onMove: fn() },
  decorators: [inBox({ p: '16px', width: 232 })],
});

export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Waits 15 h')).toBeVisible();
    await expect(canvas.getByRole('link', { name: lead.full_name })).toHaveAttribute('href', `/broker/crm/${lead.id}`);
    await userEvent.click(canvas.getByRole('button', { name: `More for ${lead.full_name}` }));
    const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(words).toEqual([
      'Move to Contacted',
      'Move to Qualified',
      'Move to Proposal',
      'Move to Closed',
      'Move to Lost',
      'Open',
      `Call ${lead.phone}`,
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to Lost' }));
    await expect(args.onMove).toHaveBeenCalledWith('lost');
  },
});

export const Lifted = meta.story({ args: { lifted: true } });

/** Without a property interest or a plan, only the name is left. */
export const Bare = meta.story({ args: { lead: buildLead({ property_interest: null, status: 'closed' }) } });

export const LongText = meta.story({
  tags: ['full'],
  args: {
    lead: buildLead({
      full_name: 'Venkatanarasimharajuvaripeta '.repeat(3),
      property_interest: 'Villa with '.repeat(40),
    }),
  },
});

/** On a phone the name is tall enough to tap. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
