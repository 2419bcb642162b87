import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { pathOf } from '#contract/endpoint.ts';
import { getBrokerLead } from '#contract/leads/endpoints.ts';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { OpenedLead } from '#src/features/leads/work/OpenedLead.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OpenedLead,
  args: { api: brokerLeadApi },
  decorators: [inPanel],
  parameters: { ...framed(900), session: signedIn('broker'), router: { path: '/broker/crm/:id', at: '/broker/crm/1' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

const name = brokersLeads.find(({ id }) => id === 1)?.full_name ?? '';

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBrokerLead, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This lead is not in your list')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the CRM' })).toHaveAttribute('href', '/broker/crm');
  },
});

/** The address has no number. */
export const NoNumber = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/broker/crm/:id', at: '/broker/crm/meenal' } },
  play: async ({ canvas }) => expect(await canvas.findByText('This lead is not in your list')).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBrokerLead, 503)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(getBrokerLead)),
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toBeVisible(),
});

/** A lead that was merged redirects to the lead it was merged into. */
export const MergedAway = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/broker/crm/:id', at: '/broker/crm/2' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${pathOf(getBrokerLead.path, { id: 2 })}`, () =>
        HttpResponse.json({ message: 'Merged', kept: 1 }, { status: 410 }),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(name),
});
