import { expect, waitFor } from 'storybook/test';
import { getSeekerAlerts, setSeekerAlerts } from '#contract/seeker.ts';
import { PriceAlertSwitch } from '#src/features/seeker/PriceAlertSwitch.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { framed } from '#storybook/framed.ts';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PriceAlertSwitch,
  decorators: [inCard({ maxWidth: 640, m: 2 })],
  parameters: { ...framed(200), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

const name = 'E-mail me when the price of a saved home drops';

/** A choice is saved at once, without a message. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
  },
});

/** A choice that could not be saved is reverted, with a message. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(setSeekerAlerts, 503)),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name });
    await userEvent.click(choice);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be saved. Try again.');
    await waitFor(() => expect(choice).toBeChecked());
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getSeekerAlerts)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getSeekerAlerts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
