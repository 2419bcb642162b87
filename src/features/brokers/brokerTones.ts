import type { BrokerStatus } from '../../../contract/brokers';
import type { ToneName } from '../../theme/tones';

/** The colour that goes with each broker status. */
export const brokerTones: Readonly<Record<BrokerStatus, ToneName>> = {
  active: 'success',
  pending: 'warning',
  suspended: 'error',
};
