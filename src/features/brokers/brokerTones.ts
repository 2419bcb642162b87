import type { BrokerStatus } from '#contract/brokers.ts';
import type { ToneName } from '#src/theme/tones.ts';

/** The colour that goes with each broker status. */
export const brokerTones: Readonly<Record<BrokerStatus, ToneName>> = {
  active: 'success',
  pending: 'warning',
  suspended: 'error',
};
