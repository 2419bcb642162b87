import { buildPublicBroker } from '#contract/fixtures/homes.ts';
import { BrokerHead } from '#src/screens/public/brokers/BrokerHead.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BrokerHead });

export const Whole = meta.story({ args: { broker: buildPublicBroker(), children: 'Asha Rathore' } });
