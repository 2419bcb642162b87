import { expect } from 'storybook/test';
import { buildPublicBroker } from '#contract/fixtures/homes.ts';
import { BrokerHomesScreen } from '#src/screens/public/brokers/BrokerHomesScreen.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BrokerHomesScreen });

export const Whole = meta.story({
  args: { broker: buildPublicBroker(), homes: someHomes() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 14 homes' })).toHaveAttribute(
      'href',
      '/homes?broker=2-asha-rathore',
    );
  },
});
