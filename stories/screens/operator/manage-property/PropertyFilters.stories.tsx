import { expect, fn, screen, waitFor } from 'storybook/test';
import { listBrokers } from '#contract/brokers.ts';
import { PropertyFilters } from '#src/screens/operator/manage-property/PropertyFilters.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokerCalls, someBrokers } from '#stories/mocks/brokers.ts';
import { loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyFilters,
  args: { table: { status: '', broker_id: '' }, queue: undefined, change: fn() },
  parameters: { ...framed(320), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...brokerCalls()),
  decorators: [inBox({ p: '16px' }, 'main')],
});

const [first] = someBrokers;

/** Brokers are suggested while typing. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Broker' }), String(first?.name));
    await userEvent.click(await screen.findByRole('option', { name: first?.name }));
    await waitFor(() => expect(args.change).toHaveBeenCalledWith({ broker_id: String(first?.id) }));
  },
});

/** The field shows the name of the broker whose id is in the address. */
export const FromTheAddress = meta.story({
  args: { table: { status: 'sold', broker_id: String(first?.id) } },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('combobox', { name: 'Broker' })).toHaveValue(first?.name)),
});

/** The review queue can be limited to homes with or without hints. */
export const InReview = meta.story({
  args: { queue: 'review' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Hints' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Without hints' }));
    await expect(args.change).toHaveBeenCalledWith({ hints: 'none' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listBrokers)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Broker' }));
    await expect(await screen.findByText('Loading...')).toBeVisible();
  },
});
