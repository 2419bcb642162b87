import { expect, screen, waitFor, within } from 'storybook/test';
import { getBroker, listBrokers } from '#contract/brokers.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { BrokersScreen } from '#src/screens/operator/brokers/BrokersScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokerCalls } from '#stories/mocks/brokers.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { olderAnswer } from '#stories/mocks/olderAnswer.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokersScreen,
  parameters: { ...framed(800), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...brokerCalls()),
  decorators: [inPanel],
});

export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Aarav Mathur' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aarav Mathur' }));
    await dialog.findByText('tenant_000128');
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
    await expect(form.getByRole('textbox', { name: /Email/ })).toHaveValue('aarav.mathur@mail.example');
  },
});

/** In a wide window a table: five columns, and View, Edit and Limits for each broker. */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Brokers');
    const heads = (await canvas.findAllByRole('columnheader')).map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Name', 'Email', 'Status', 'Actions']);
    const first = within(await canvas.findByRole('row', { name: /Aarav Mathur/ }));
    await expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual(['View', 'Edit', 'Limits']);
  },
});

export const Searched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Aarav Mathur');
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Search brokers' }), 'kothari');
    await waitFor(() => expect(canvas.queryByText('Aarav Mathur')).toBeNull());
    await expect(canvas.getByText('Divya Kothari')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('Aarav Mathur', {})).toBeVisible();
  },
});

const late = olderAnswer(listBrokers, 'as', ({ q }) => {
  const found = ['Asha Rathore', 'Jaspal Singh'].filter((name) => name.toLowerCase().includes(q ?? ''));
  const data = found.map((name, at) => buildBroker({ id: at + 1, name }));
  return { data, meta: { total: data.length, page: 1, limit: 20 } };
});

/** The response to an earlier search arrives after a later one, and is ignored. */
export const OlderAnswerComesLate = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(late.handler()),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search brokers' });
    await fill(userEvent, search, 'as');
    await waitFor(() => expect(late.state.sent).toBe(true));
    await fill(userEvent, search, 'ha');
    await waitFor(() => expect(canvas.queryByText('Jaspal Singh')).toBeNull());
    await expect(await canvas.findByText('Asha Rathore')).toBeVisible();
    late.release();
    await waitFor(() => expect(late.state.answered).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'View Asha Rathore' }));
    await screen.findByRole('dialog', { name: 'Asha Rathore' });
    await expect(canvas.queryByText('Jaspal Singh')).toBeNull();
  },
});

export const FilterFromTheAddress = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/superadmin/brokers', at: '/superadmin/brokers?status=suspended&q=a' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^View / });
    await expect(canvas.getByRole('button', { name: 'Suspended' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Search brokers' })).toHaveValue('a');
    await expect(canvas.queryByText('Aarav Mathur')).toBeNull();
  },
});

export const Added = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Broker' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Broker' }));
    await fillIn(userEvent, form, { Name: 'Harpreet', Email: 'h@mail.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Broker added');
    await expect(await canvas.findByText('Harpreet')).toBeVisible();
  },
});

export const Limits = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 20 }, 'approval'))),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Limits Aarav Mathur' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Limits of Aarav Mathur' }));
    const homes = await dialog.findByLabelText(/^Homes/);
    await userEvent.clear(homes);
    await fill(userEvent, homes, '60');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Limits saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    const again = within(await screen.findByRole('dialog', { name: 'Limits of Aarav Mathur' }));
    await expect(await again.findByLabelText(/^Homes/)).toHaveValue('60');
  },
});

export const Loading = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokers)),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeVisible(),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listBrokers, () => ({ data: [], meta: { total: 0, page: 1, limit: 20 } }))),
  play: async ({ canvas }) => expect(await canvas.findByText('No brokers found')).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokers, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load'),
});

export const FailedToLoadBroker = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(getBroker, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Aarav Mathur' }));
    await screen.findByRole('alertdialog', { name: 'Failed to load broker' });
  },
});
