import { expect } from 'storybook/test';
import { getRetention } from '#contract/privacy.ts';
import { RetentionCard } from '#src/features/privacy/RetentionCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { privacyPanelCalls } from '#stories/mocks/privacy.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RetentionCard,
  parameters: { ...framed(420), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...privacyPanelCalls()),
  decorators: [inBox({ m: 2, maxWidth: 760 })],
});

export const Counted = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText('1,204 to erase · kept 365 days')).toBeVisible(),
});

export const Waiting = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getRetention)) });

export const NotCounted = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getRetention)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('What would be erased could not be counted'),
});
