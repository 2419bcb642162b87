import Box from '@mui/material/Box';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { listBrokers } from '../../../../contract/brokers';
import { getHealth } from '../../../../contract/health';
import { listAllLeads } from '../../../../contract/leads';
import { AdminDashboardScreen } from '../../../../src/screens/superadmin/dashboard/AdminDashboardScreen';
import { signedIn } from '../../../mocks/auth';
import { failed, loading, mock } from '../../../mocks/mock';

const health = { serverUptimePct: 100, dbPerformancePct: 98.4, apiResponseMs: 12, storageUsagePct: 41.5 };
const count = (total: number) => ({ data: [], meta: { total, page: 1, limit: 1 } });

const meta = preview.meta({
  component: AdminDashboardScreen,
  parameters: { session: signedIn('super_admin') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listBrokers, () => count(128)),
      mock(listAllLeads, () => count(1846)),
      mock(getHealth, () => ({ data: health })),
    ),
  decorators: [
    (Story) => (
      <Box component="main" sx={{ p: { xs: '20px 16px', sm: '28px 32px' } }}>
        <Story />
      </Box>
    ),
  ],
});

/** Counts and health are live; what is specified as sample says so. */
export const Live = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,846')).toBeVisible();
    await expect(canvas.getByText('128')).toBeVisible();
    await expect(canvas.getByText('3,567')).toBeVisible();
    await expect(canvas.getByText('892')).toBeVisible();
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

/** Until the server replies: counts on their way, health by its defaults. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listBrokers), loading(listAllLeads), loading(getHealth)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Counting…')).toHaveLength(2);
    const meters = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    await expect(meters).toEqual(['99.9%', '95.5%', '150ms', '60%']);
  },
});

/** Failures are silently ignored: counts become 0, which is not live, and health keeps its defaults. */
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
