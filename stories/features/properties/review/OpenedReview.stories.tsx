import { expect, fn } from 'storybook/test';
import { getModerated } from '#contract/properties/moderation.ts';
import { OpenedReview } from '#src/features/properties/review/OpenedReview.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { moderationCalls } from '#stories/mocks/moderation.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OpenedReview,
  args: {
    id: 1,
    table: { page: 1, limit: 20, q: '', status: '', queue: 'review', order: 'desc' as const },
    reviewing: { gone: new Map(), failures: new Map(), drafts: new Map(), decide: fn() },
    listTo: '/superadmin/manage-property?queue=review',
    onOpen: fn(),
  },
  parameters: { ...framed(1000), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...moderationCalls()),
  decorators: [inBox({ p: { xs: '20px 16px', sm: '28px 32px' } }, 'main')],
});

export const InQueue = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Review, 1 of 7' })).toBeVisible(),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getModerated)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getModerated, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getModerated, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('This home does not exist any more')).toBeVisible(),
});
