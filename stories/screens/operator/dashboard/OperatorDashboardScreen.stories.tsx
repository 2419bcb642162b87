import { expect, waitFor, within } from 'storybook/test';
import { listBrokers } from '#contract/brokers.ts';
import { getHealth } from '#contract/health.ts';
import { listAllLeads } from '#contract/leads/endpoints.ts';
import { OperatorDashboardScreen } from '#src/screens/operator/dashboard/OperatorDashboardScreen.tsx';
import { secondStepCalls } from '#stories/mocks/account.ts';
import { demoAccounts, demoCalls, signedIn } from '#stories/mocks/auth.ts';
import { figureCalls } from '#stories/mocks/figures.ts';
import { managedSiteCalls } from '#stories/mocks/managedSites.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const health = { serverUptimePct: 100, dbPerformancePct: 98.4, apiResponseMs: 12, storageUsagePct: 41.5 };
/** Returns the total only if one row is requested, to show that the screen requests no more. */
const count = (total: number, limit: string | undefined) => ({
  data: [],
  meta: { total: limit === '1' ? total : 0, page: 1, limit: 1 },
});

const meta = preview.meta({
  component: OperatorDashboardScreen,
  parameters: { ...framed(800), session: signedIn('super_admin') },
  beforeEach: ({ msw }) =>
    msw.use(
      demoCalls(demoAccounts),
      ...secondStepCalls(),
      mock(listBrokers, ({ query }) => count(128, query.limit)),
      mock(listAllLeads, ({ query }) => count(1846, query.limit)),
      mock(getHealth, () => ({ data: health })),
    ),
  decorators: [inPanel],
});

/** Counts and health are live; the specification's samples are marked. */
export const Live = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,846')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard Overview');
    const cards = within(canvas.getByRole('list', { name: 'Overview' })).getAllByRole('listitem');
    for (const [at, [label, figure]] of [
      ['Total Brokers', '128'],
      ['Active Properties', '3,567'],
      ['Live Websites', '892'],
      ['Total Leads', '1,846'],
    ].entries()) {
      await expect(cards[at]).toHaveTextContent(new RegExp(`^${label}.*${figure}.*% ?from last month`));
    }
    for (const title of ['Sales Trends', 'Subscription Plans', 'Recent Activities', 'System Health'])
      await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) })).toBeVisible();
    await canvas.findByRole('figure', {
      name: /^Sales Trends.*January \d+, February \d+, March \d+, April \d+, May \d+$/,
    });
    await waitFor(() =>
      expect(canvas.getByRole('meter', { name: 'API Response Time' })).toHaveAttribute('aria-valuetext', '12ms'),
    );
    await expect(canvas.getByText('All systems normal')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Recent Activities' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    await expect(canvas.getAllByText('Sample')).toHaveLength(7);
    await canvas.findByRole('figure', { name: /^Subscription Plans: Basic 45%, Premium 30%, Pro 15%$/ });
  },
});

/**
 * Outside a demo the cards show the reports' figures; the switch brings the samples back, and this browser remembers
 * the choice.
 */
export const LiveFigures = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...figureCalls(), ...managedSiteCalls()),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Live figures' });
    await waitFor(() => expect(choice).toBeChecked());
    const websites = within(canvas.getByRole('list', { name: 'Overview' }))
      .getByText('Live Websites')
      .closest('li');
    await waitFor(() => expect(websites).toHaveTextContent(/Live4/));
    await userEvent.click(choice);
    await expect(await canvas.findByText('892')).toBeVisible();
    await expect(localStorage.getItem('nivaas.liveFigures')).toBe('off');
  },
});

/** Until the responses arrive, counts show as loading and health shows its defaults. */
export const Waiting = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokers), loading(listAllLeads), loading(getHealth)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Counting…')).toHaveLength(2);
    const meters = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    await expect(meters).toEqual(['99.9%', '95.5%', '150ms', '60%']);
    for (const name of ['Server Uptime', 'Database Performance', 'API Response Time', 'Storage Usage'])
      await expect(canvas.getByRole('meter', { name })).toBeInTheDocument();
  },
});

/** Failures are ignored: counts become 0 and lose the Live mark, health keeps its defaults. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listBrokers), failed(listAllLeads), failed(getHealth)),
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Overview' });
    await waitFor(() => expect(within(cards).getAllByText('0')).toHaveLength(2));
    await expect(within(cards).queryByText('Live')).toBeNull();
    await expect(canvas.getByText('99.9%')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
