import { type InferType, object } from 'yup';
import { newPassword } from './auth.ts';
import { get, post, put } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listQuery,
  optionalText,
  outChoice,
  outText,
  outTextOrNull,
  pageOf,
  personFields,
} from './fields.ts';

/** Broker status (specification 000, section 4). */
export const brokerStatuses = coded([
  ['active', 'Active'],
  ['pending', 'Pending'],
  ['suspended', 'Suspended'],
]);
export type BrokerStatus = (typeof brokerStatuses.values)[number];

/** What the operator may set; only a signup makes a broker pending. */
export const settableBrokerStatuses = coded([
  ['active', 'Active'],
  ['suspended', 'Suspended'],
]);

/** The tenant name of a broker: `tenant_000042`. */
export const tenantDbOf = (brokerId: number): string => `tenant_${String(brokerId).padStart(6, '0')}`;

export const broker = object({
  id: id(),
  name: outText(),
  email: outText(),
  phone: outTextOrNull(),
  licenseNo: outTextOrNull(),
  status: outChoice(brokerStatuses),
  photo: outTextOrNull(),
  tenantDb: outText(),
});
export type Broker = InferType<typeof broker>;

export const brokerSorts = ['id', 'name', 'email', 'status'] as const;

const brokerFields = {
  ...personFields('Name'),
  license_no: optionalText('License No', 60),
  status: choice('Status', settableBrokerStatuses),
};

/** Name, email and password are required (specification 000, section 5). */
export const brokerCreateBody = object({ ...brokerFields, password: newPassword() });

/** Name and email are required; an absent field stays as it is. */
export const brokerUpdateBody = object(brokerFields);

const withPhoto = { access: ['super_admin'], encoding: 'multipart', file: { name: 'photo', required: false } } as const;

export const listBrokers = get('/api/broker/listbroker', {
  access: ['super_admin'],
  summary: 'Brokers, searched, filtered, a page at a time',
  query: listQuery(brokerSorts).shape({ status: choice('Status', brokerStatuses) }),
  responses: { 200: pageOf(broker) },
});

export const getBroker = get('/api/broker/getbroker/{id}', {
  access: ['super_admin'],
  summary: 'One broker',
  params: idParams,
  responses: { 200: dataOf(broker) },
});

export const createBroker = post('/api/broker/createbroker', {
  ...withPhoto,
  summary: 'Add a broker',
  body: brokerCreateBody,
  repeatable: true,
  responses: { 201: dataOf(broker) },
});

export const updateBroker = put('/api/broker/updatebroker/{id}', {
  ...withPhoto,
  summary: 'Change or suspend a broker',
  params: idParams,
  body: brokerUpdateBody,
  responses: { 200: dataOf(broker) },
});
