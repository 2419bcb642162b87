import {
  type Broker,
  brokerCreateBody,
  brokerStatuses,
  brokerUpdateBody,
  settableBrokerStatuses,
} from '#contract/brokers.ts';
import { choice } from '#contract/fields.ts';
import { diff } from '#src/lib/diff.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';

/** The values of the broker form; `pending` only as the current status of a broker who signed up. */
export interface BrokerFormValues {
  full_name: string;
  email: string;
  phone: string;
  password: string;
  license_no: string;
  status: string;
  photo: File | null;
}

// The form of a pending broker shows that status without setting it, so it is valid here.
const status = choice('Status', brokerStatuses);

/** The contract's rules, for a new broker or for a known one. */
export const brokerRulesOf = (known: Broker | null) =>
  known ? withStoredPhone(brokerUpdateBody.shape({ status }), known.phone) : brokerCreateBody.shape({ status });

/** The form values of a broker; a new one is active by default. */
export const brokerFormOf = (broker: Broker | null): BrokerFormValues => ({
  full_name: broker?.name ?? '',
  email: broker?.email ?? '',
  phone: broker?.phone ?? '',
  password: '',
  license_no: broker?.licenseNo ?? '',
  status: broker?.status ?? 'active',
  photo: null,
});

/** The fields as the server takes them; a status that the operator cannot set is left out. */
export const brokerBodyOf = ({ password: _, photo: _photo, status: chosen, ...fields }: BrokerFormValues) => ({
  ...trimmed(fields),
  status: settableBrokerStatuses.values.find((one) => one === chosen),
});

/**
 * The body of an edit: the fields that changed, and name and email, which it requires (specification 000, section 5).
 */
export const brokerPatchOf = (values: BrokerFormValues, known: Broker) => {
  const body = brokerBodyOf(values);
  return { ...diff(body, brokerBodyOf(brokerFormOf(known))), full_name: body.full_name, email: body.email };
};
