import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { getBroker } from '#contract/brokers.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { BrokerDetailDialog } from '#src/features/brokers/BrokerDetailDialog.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const broker = buildBroker({ id: 42, tenantDb: 'tenant_000042' });
const meta = preview.meta({
  component: BrokerDetailDialog,
  args: { broker, onClose: fn(), onEdit: fn() },
  parameters: framed(720),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(getBroker, () => ({ data: broker }))),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: broker.name }));
    await dialog.findByText('tenant_000042');
    for (const label of ['ID', 'Name', 'Email', 'Phone', 'License No', 'Status', 'Tenant DB', 'Photo'])
      await waitFor(() => expect(dialog.getByText(label)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(broker);
  },
});

export const WithPhoto = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(getBroker, () => ({ data: { ...broker, photo: photoUrl('flat', 'exterior', 4), phone: null } }))),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getBroker)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getBroker, 404, { message: 'Not Found' })),
  play: async ({ args, msw, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'Failed to load broker' }));
    await waitFor(() => expect(alert.getByText('Not Found')).toBeVisible());
    await userEvent.click(alert.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
    msw.use(mock(getBroker, () => ({ data: broker })));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await within(await screen.findByRole('dialog', { name: broker.name })).findByText('tenant_000042');
  },
});
