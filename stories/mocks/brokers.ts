import type { HttpHandler } from 'msw';
import {
  type Broker,
  brokerStatuses,
  createBroker,
  getBroker,
  listBrokers,
  settableBrokerStatuses,
  updateBroker,
} from '#contract/brokers.ts';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import { inMemory, pageOf, textIn } from './inMemory.ts';
import { mock } from './mock.ts';

/** A platform's brokers, newest first, in every status. */
export const someBrokers: readonly Broker[] = Array.from({ length: 34 }, (_, at) => {
  const id = 128 - at;
  const name = names[at] ?? demoPeople.asha.name;
  const status = brokerStatuses.values[[0, 0, 1, 0, 2][at % 5] ?? 0] ?? 'active';
  return buildBroker({ id, name, email: mailOf(name), phone: phoneOf(id), status });
});

const written = (body: Readonly<Record<string, unknown>>, known: Broker): Broker => ({
  ...known,
  name: textIn(body, 'full_name'),
  email: textIn(body, 'email'),
  phone: 'phone' in body ? textIn(body, 'phone') || null : known.phone,
  licenseNo: 'license_no' in body ? textIn(body, 'license_no') || null : known.licenseNo,
  status: settableBrokerStatuses.values.find((one) => one === body.status) ?? known.status,
});

/** The brokers' calls on a list in memory: search, filter, pages, view, add and change. */
export const brokerCalls = (start: readonly Broker[] = someBrokers): HttpHandler[] => {
  const brokers = inMemory(start);
  const find = (id: unknown) => brokers.find(id) ?? buildBroker();
  return [
    mock(listBrokers, ({ query }) => pageOf(brokers.all(), query, ({ name, email }) => [name, email])),
    mock(getBroker, ({ params }) => ({ data: find(params.id) })),
    mock(createBroker, ({ body }) => brokers.add(written(body, buildBroker({ id: brokers.all().length + 200 })))),
    mock(updateBroker, ({ body, params }) => brokers.replace(written(body, find(params.id)))),
  ];
};
