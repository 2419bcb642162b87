import { buildPublicBroker } from '#contract/fixtures/homes.ts';
import { BrokerHead } from '#src/screens/public/brokers/BrokerHead.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BrokerHead });

export const Whole = meta.story({ args: { broker: buildPublicBroker(), children: 'Asha Rathore' } });

/** On the broker’s own page. */
export const OfThePage = meta.story({ args: { broker: buildPublicBroker(), page: true, children: 'Asha Rathore' } });
