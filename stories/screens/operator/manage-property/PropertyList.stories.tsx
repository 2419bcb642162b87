import { expect, fn } from 'storybook/test';
import { buildModeratedRow } from '#contract/fixtures/moderation.ts';
import { listAllProperties } from '#contract/properties/moderation.ts';
import { PropertyList } from '#src/screens/operator/manage-property/PropertyList.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokerCalls } from '#stories/mocks/brokers.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { moderationCalls } from '#stories/mocks/moderation.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const table = { page: 1, limit: 20, q: '', status: '', broker_id: '', order: 'desc' } as const;

const meta = preview.meta({
  component: PropertyList,
  args: { table: { ...table, queue: 'review' }, change: fn(), gone: new Map(), onReview: fn() },
  parameters: { ...framed(900), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...moderationCalls(), ...brokerCalls()),
  decorators: [inPanel],
});

/** Two homes without hints are selected and approved at once. */
export const Review = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 hints')).toBeVisible();
    await expect(canvas.getByText(/Median time to decide: 3 h 10 min/)).toBeVisible();
    const [, , villa, floor] = await canvas.findAllByRole('checkbox');
    for (const one of [villa, floor]) if (one) await userEvent.click(one);
    await expect(canvas.getByText(/both without hints/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2' }));
    await expect(await canvas.findByRole('tab', { name: 'Review 5' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('3 hints')).toBeVisible(),
});

export const All = meta.story({
  args: { table: { ...table, queue: '' } },
  globals: { scheme: 'dark', viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(...moderationCalls([buildModeratedRow({ status: 'live', title: 'Haveli with a courtyard '.repeat(8) })])),
  play: async ({ canvas }) => expect(await canvas.findByText('Live')).toBeVisible(),
});

/** A report's figure links here, with its filters in words; a click removes one. */
export const Limited = meta.story({
  args: {
    table: {
      ...table,
      posted_from: '2026-10-25',
      posted_to: '2026-11-23',
      property_type: 'flat',
      city: 'Jaipur',
      locality: 'Venkatanarasimharajuvaripeta',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const posted = await canvas.findByRole('button', { name: 'Posted 25 Oct 2026 to 23 Nov 2026, take off' });
    await userEvent.click(posted);
    await expect(args.change).toHaveBeenCalledWith({ posted_from: '', posted_to: '' });
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listAllProperties)) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...moderationCalls([])),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to review')).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listAllProperties, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
});
