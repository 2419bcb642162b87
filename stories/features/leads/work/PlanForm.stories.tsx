import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { PlanForm } from '#src/features/leads/work/PlanForm.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PlanForm,
  args: { lead: buildLead(), open: true, onClose: fn(), onPlan: fn() },
  parameters: { ...framed(520), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

export const Saved = meta.story({
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Plan a follow-up' }));
    await waitFor(() => expect(form.getByLabelText(/Date and time/)).toBeVisible());
    await userEvent.type(form.getByLabelText(/Details/), 'Bring the papers');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onPlan).toHaveBeenCalledWith(expect.objectContaining({ kind: 'call', text: 'Bring the papers' })),
    );
  },
});

/** A time more than a day in the past is refused, with a message under its field. */
export const Past = meta.story({
  args: { lead: buildLead({ follow_up: { at: '2026-01-05T04:30:00.000Z', kind: 'visit', text: null } }) },
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Plan a follow-up' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Date and time must not be more than a day past')).toBeVisible();
    await expect(form.getByLabelText(/Date and time/)).toHaveAccessibleDescription(/more than a day past/);
    await expect(args.onPlan).not.toHaveBeenCalled();
  },
});
