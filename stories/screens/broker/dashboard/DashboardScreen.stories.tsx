import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { getToday } from '#contract/leads/work.ts';
import { listBrokerUsers } from '#contract/users.ts';
import { DashboardScreen } from '#src/screens/broker/dashboard/DashboardScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DashboardScreen,
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) =>
    msw.use(
      ...leadCalls(),
      ...propertyCalls(),
      ...templateCalls(),
      mock(listBrokerUsers, () => ({ data: [], meta: { total: 1234, page: 1, limit: 1 } })),
    ),
  decorators: [
    (Story) => (
      <Box component="main" sx={{ p: { xs: '20px 16px', sm: '28px 32px' } }}>
        <Story />
      </Box>
    ),
  ],
});

/** One figure is live; the other three are marked as samples. */
export const Counted = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,234')).toBeVisible();
    await expect(await canvas.findByText(/Four new leads are waiting for a first call/)).toBeVisible();
    const cards = within(canvas.getByRole('list', { name: 'Figures' }));
    const rows = cards.getAllByRole('listitem');
    for (const [at, [label, figure]] of [
      ['Total Users', '1,234'],
      ['Total Properties', '3,567'],
      ['Total Categories', '892'],
      ['Total Sales', '₹1,23,98,500'],
    ].entries()) {
      await expect(rows[at]).toHaveTextContent(new RegExp(`^${label}.*${figure}`));
    }
    await expect(cards.getAllByText('Sample')).toHaveLength(3);
  },
});

export const NotYetCounted = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokerUsers), loading(listBrokerLeads), loading(getToday)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('—')).toBeVisible();
    await expect(canvas.getByText('3,567')).toBeVisible();
  },
});

/** A failed count shows 0 without the Live mark. */
export const NotCountable = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listBrokerUsers, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0')).toBeVisible();
    await expect(canvas.queryByText('Live')).toBeNull();
  },
});
