import {
  type Broker,
  brokerCreateBody,
  brokerStatuses,
  brokerUpdateBody,
  settableBrokerStatuses,
} from '#contract/brokers.ts';
import { choice } from '#contract/fields.ts';
import { diff } from '#src/lib/diff.ts';

/** What the broker form holds; `pending` only as the current state of a self-signed broker. */
export interface BrokerFormValues {
  full_name: string;
  email: string;
  phone: string;
  password: string;
  license_no: string;
  status: string;
  photo: File | null;
}

// A pending broker's form shows that state without setting it, so here it is a fine value.
const status = choice('Status', brokerStatuses);

/** The contract's rules, for a new broker and for a known one. */
export const brokerFormRules = {
  create: brokerCreateBody.shape({ status }),
  update: brokerUpdateBody.shape({ status }),
};

/** The form of a broker, or an empty one: new brokers are active unless chosen otherwise. */
export const brokerFormOf = (broker: Broker | null): BrokerFormValues => ({
  full_name: broker?.name ?? '',
  email: broker?.email ?? '',
  phone: broker?.phone ?? '',
  password: '',
  license_no: broker?.licenseNo ?? '',
  status: broker?.status ?? 'active',
  photo: null,
});

/** The fields as the server takes them; a status that is not the operator's to set stays out. */
export const brokerBodyOf = (values: BrokerFormValues) => ({
  full_name: values.full_name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  license_no: values.license_no.trim(),
  status: settableBrokerStatuses.values.find((one) => one === values.status),
});

/** A change: name and email, which an edit needs (specification 000, section 5), and of the other fields what was changed. */
export const brokerPatchOf = (values: BrokerFormValues, known: Broker) => {
  const { full_name, email, ...others } = brokerBodyOf(values);
  return { ...diff(others, brokerBodyOf(brokerFormOf(known))), full_name, email };
};
