import { expect } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { adminLeadApi, brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { LeadPage } from '#src/features/leads/work/LeadPage.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const plan = { at: '2099-01-01T05:30:00.000Z', kind: 'visit', text: 'See the garden' } as const;

const meta = preview.meta({
  component: LeadPage,
  args: { api: brokerLeadApi, lead: buildLead({ follow_up: plan }) },
  decorators: [inPanel],
  parameters: { ...framed(900), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

export const Planned = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => expect(await canvas.findByText('See the garden')).toBeVisible(),
});

/** The operator is not asked about duplicates: brokers keep their own leads. */
export const OfTheOperator = meta.story({
  tags: ['behaviour'],
  args: { api: adminLeadApi, lead: buildLead({ duplicates: 2 }) },
  parameters: { session: signedIn('super_admin') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    await expect(canvas.queryByText(/may be the same person/)).toBeNull();
  },
});
