import { expect } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import type { FollowUpKind } from '#contract/leads/choices.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { NothingDue } from '#src/screens/broker/today/NothingDue.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NothingDue,
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(420), session: signedIn('broker') },
});

const at = (days: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 11).toISOString();
};
const planned = (...plans: [days: number, kind: FollowUpKind][]) =>
  mock(listBrokerLeads, () => ({
    data: plans.map(([days, kind], nth) => buildLead({ id: nth + 1, follow_up: { at: at(days), kind, text: null } })),
    meta: { total: plans.length, page: 1, limit: 20 },
  }));

export const TwoVisits = meta.story({
  beforeEach: ({ msw }) => msw.use(planned([1, 'visit'], [1, 'visit'], [3, 'call'])),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing waits. Two visits tomorrow.')).toBeVisible(),
});

export const Later = meta.story({
  beforeEach: ({ msw }) => msw.use(planned([3, 'call'])),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Next: Call, Rohit Bhatia, \w{3}, 11:00 am\.$/)).toBeVisible(),
});

export const NothingPlanned = meta.story({
  beforeEach: ({ msw }) => msw.use(planned()),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing waits.')).toBeVisible(),
});

/** If the coming follow-ups cannot be loaded, the text leaves them out. */
export const NotKnown = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokerLeads, 503)),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing waits.')).toBeVisible(),
});
