import { expect, screen } from 'storybook/test';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { LatestLeads } from '#src/screens/broker/dashboard/LatestLeads.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const [first] = brokersLeads;
const meta = preview.meta({
  component: LatestLeads,
  parameters: { ...framed(520), session: signedIn('broker'), layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** A click on a lead opens it. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('button');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const cut = [...canvas.getByRole('list').querySelectorAll('span')].filter(
      (at) => at.scrollWidth > at.clientWidth + 1,
    );
    await expect(cut.map((at) => at.textContent)).toEqual([]);
    if (row) await userEvent.click(row);
    const dialog = await screen.findByRole('dialog', { name: first?.full_name ?? '' });
    // Brokers see only their own leads, so no owner shows.
    await expect(dialog).not.toHaveTextContent('Lead of');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listBrokerLeads)) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No leads')).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listBrokerLeads, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load leads'),
});
