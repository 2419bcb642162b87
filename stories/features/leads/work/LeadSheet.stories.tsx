import { expect, screen, waitFor, within } from 'storybook/test';
import { getBrokerLead } from '#contract/leads/endpoints.ts';
import { LeadLink } from '#src/features/leads/LeadLink.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { LeadSheet } from '#src/features/leads/work/LeadSheet.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const lead = brokersLeads.find(({ id }) => id === 1);

const meta = preview.meta({
  component: LeadSheet,
  args: { api: brokerLeadApi },
  decorators: [inPanel],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...framed(860),
    session: signedIn('broker'),
    router: { path: '/broker/crm', at: '/broker/crm?lead=1' },
  },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

const sheet = async () => within(await screen.findByRole('dialog', { name: lead?.full_name ?? '' }));

/**
 * The sheet opens beside the table and sets the tab's title, shows messages inside itself, and on closing restores
 * focus and title.
 */
export const FromTheTable = meta.story({
  parameters: { router: { at: '/broker/crm' } },
  render: (args) => (
    <>
      {lead ? <LeadLink lead={lead} /> : null}
      <LeadSheet {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    const before = document.title;
    await userEvent.click(link);
    const opened = await sheet();
    await userEvent.click(await opened.findByRole('radio', { name: 'Proposal' }));
    await expect(await opened.findByText('Moved to Proposal')).toBeVisible();
    await expect(document.title).toBe(`${lead?.full_name} · Nivaas`);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(opened.getByRole('radio', { name: 'Proposal' })).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
    await expect(document.title).toBe(before);
  },
});

/** A sheet that was opened by its address closes without leaving the page. */
export const ByItsAddress = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ userEvent }) => {
    const opened = await sheet();
    await expect(await opened.findByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/broker/crm/1');
    await opened.findByRole('radio', { name: 'Contacted' });
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(getBrokerLead)),
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Lead' })).toBeVisible()),
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBrokerLead, 404)),
  // The text is in the DOM before the sheet has slid in.
  play: async () => {
    await waitFor(() => expect(screen.getByText('This lead is not in your list')).toBeVisible());
    await expect(screen.queryByRole('link', { name: 'Open page' })).toBeNull();
  },
});
