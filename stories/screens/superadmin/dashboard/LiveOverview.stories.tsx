import { expect } from 'storybook/test';
import { LiveOverview } from '#src/screens/superadmin/dashboard/LiveOverview.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { reportCalls } from '#stories/mocks/reports.ts';
import { siteDeskCalls } from '#stories/mocks/siteDesk.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LiveOverview,
  args: {
    counts: { brokers: { value: '128', live: true }, leads: { value: '1,846', live: true } },
    show: 'cards' as 'cards' | 'sales',
  },
  parameters: { ...framed(400), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...reportCalls(), ...siteDeskCalls()),
  decorators: [inPanel],
});

export const Cards = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('443')).toBeVisible();
    await expect(await canvas.findByText('+16.2%')).toBeVisible();
  },
});

export const Sales = meta.story({ args: { show: 'sales' } });
