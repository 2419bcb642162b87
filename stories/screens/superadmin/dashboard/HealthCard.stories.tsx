import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { getHealth } from '../../../../contract/health';
import { HealthCard } from '../../../../src/screens/superadmin/dashboard/HealthCard';
import { mock } from '../../../mocks/mock';

const meta = preview.meta({
  component: HealthCard,
  decorators: [
    (Story) => (
      <Box sx={{ p: 2, maxWidth: 432 }}>
        <Story />
      </Box>
    ),
  ],
});

/** A disk that fills up is said in words, too. */
export const AlmostFull = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getHealth, () => ({
        data: { serverUptimePct: 99.2, dbPerformancePct: 91, apiResponseMs: 640, storageUsagePct: 96.4 },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs a look')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'API Response Time' })).toHaveAttribute('aria-valuenow', '100');
  },
});
