import { expect } from 'storybook/test';
import { LiveOverview } from '#src/screens/operator/dashboard/LiveOverview.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { figureCalls } from '#stories/mocks/figures.ts';
import { managedSiteCalls } from '#stories/mocks/managedSites.ts';
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
  beforeEach: ({ msw }) => msw.use(...figureCalls(), ...managedSiteCalls()),
  decorators: [inPanel],
});

export const Cards = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('443')).toBeVisible();
    await expect(await canvas.findByText('+16.2%')).toBeVisible();
  },
});

export const Sales = meta.story({ args: { show: 'sales' } });
