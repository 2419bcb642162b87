import { type userEvent as events, expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { getBrokerQuotas, updateBrokerQuotas } from '#contract/quotas.ts';
import { BrokerLimits } from '#src/features/quotas/BrokerLimits.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const standings = buildStandings({ properties: 17, photos: 64, storage_mb: 31, users: 3 }, 'approval', { users: 40 });
const sent = fn();
const meta = preview.meta({
  component: BrokerLimits,
  args: { broker: { id: 42, name: 'Asha Rathore' }, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...quotaCalls(standings));
  },
  parameters: framed(760),
});

const retype = async (user: Pick<typeof events, 'clear' | 'click' | 'paste'>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await fill(user, field, text);
};
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Limits of Asha Rathore' }));

/** Only changed limits are sent; one that is set back to the usual is sent as null. */
export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBrokerQuotas, ({ body }) => {
        sent(body);
        return { data: standings };
      }),
    ),
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByLabelText(/^Homes/)).toHaveValue('20');
    await waitFor(() => expect(dialog.getByText('17 used, default 20')).toBeVisible());
    await expect(dialog.getByLabelText(/^Users/)).toHaveValue('40');
    await expect(dialog.getAllByRole('button', { name: /^Use the default/ })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Use the default for Users' }));
    await expect(dialog.getByLabelText(/^Users/)).toHaveValue('20');
    await retype(userEvent, dialog.getByLabelText(/^Homes/), '60');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ properties: 60, users: null });
  },
});

export const NotNumbers = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.clear(await dialog.findByLabelText(/^Homes/));
    await userEvent.tab();
    await dialog.findByText('Homes is required');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fill(userEvent, dialog.getByLabelText(/^Homes/), '99999999999');
    await retype(userEvent, dialog.getByLabelText(/^Photos/), 'many');
    await retype(userEvent, dialog.getByLabelText(/^Storage/), '-1');
    await retype(userEvent, dialog.getByLabelText(/^Users/), '2.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Homes must be at most 2147483647');
    await dialog.findByText('Photos must be a number');
    await dialog.findByText('Storage in MB must be at least 0');
    await dialog.findByText('Users must be a whole number');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const message = 'Homes must be at most 2147483647';
    msw.use(failed(updateBrokerQuotas, 400, { message, errors: { properties: message } }));
  },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await retype(userEvent, await dialog.findByLabelText(/^Homes/), '60');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Homes/)).toHaveAccessibleDescription(/must be at most/));
    await expect(dialog.getByLabelText(/^Homes/)).toHaveValue('60');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(updateBrokerQuotas)),
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await retype(userEvent, await dialog.findByLabelText(/^Homes/), '60');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(getBrokerQuotas)),
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

export const FailedToLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBrokerQuotas)),
  play: async ({ msw, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'Failed to load limits' }));
    msw.use(...quotaCalls(standings));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await (await dialogOf()).findByLabelText(/^Homes/);
  },
});
