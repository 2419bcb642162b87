import { expect, waitFor } from 'storybook/test';
import { listPrivacyRequests } from '#contract/privacy.ts';
import { BrokerPrivacyCard, PrivacyRequestsCard } from '#src/features/privacy/PrivacyRequestsCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { buildRequests, privacyPanelCalls } from '#stories/mocks/privacy.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PrivacyRequestsCard,
  parameters: { ...framed(560), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...privacyPanelCalls(buildRequests(), 24)),
  decorators: [inBox({ m: 2, maxWidth: 760 })],
});

/** A request past its time limit is marked late, and a failed one can be started again. */
export const OfAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Late')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Start again: Correction/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Start again/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('11–20 of 24')).toBeVisible();
  },
});

export const OfABroker = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  parameters: { session: signedIn('broker') },
  render: () => <BrokerPrivacyCard />,
  play: async ({ canvas }) => expect(await canvas.findByText(/^One lead of yours/)).toBeVisible(),
});

export const Nobody = meta.story({
  beforeEach: ({ msw }) => msw.use(...privacyPanelCalls([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No requests')).toBeVisible(),
});

export const Waiting = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listPrivacyRequests)) });

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listPrivacyRequests)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The privacy requests could not be loaded'),
});
