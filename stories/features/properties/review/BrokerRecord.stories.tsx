import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { BrokerRecord } from '#src/features/properties/review/BrokerRecord.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokerRecord,
  args: { broker: buildModeratedDetail().broker },
  decorators: [inBox({ p: '16px', maxWidth: 392 }, 'main')],
});

export const Filled = meta.story();

export const LongName = meta.story({
  tags: ['full'],
  args: {
    broker: {
      ...buildModeratedDetail().broker,
      name: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan',
      homes: 12_345,
      reports: 1,
    },
  },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
});
