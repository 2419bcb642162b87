import { type InferType, object } from 'yup';
import { PASSWORD_MAX } from './auth.ts';
import { endpoint } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listQuery,
  optionalPhone,
  optionalText,
  outChoice,
  outText,
  outTextOrNull,
  pageOf,
  requiredEmail,
  requiredText,
} from './fields.ts';
import { passwordRule } from './rules/password.ts';

/** Broker status (specification 000, section 4). */
export const brokerStatuses = coded([
  ['active', 'Active'],
  ['pending', 'Pending'],
  ['suspended', 'Suspended'],
]);
export type BrokerStatus = (typeof brokerStatuses.values)[number];

/** What the operator may set; pending happens by itself. */
export const settableBrokerStatuses = coded([
  ['active', 'Active'],
  ['suspended', 'Suspended'],
]);

/** The tenant's name of broker `id`: `tenant_000042`. */
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
  full_name: requiredText('Name', 120),
  email: requiredEmail(),
  phone: optionalPhone(),
  license_no: optionalText('License No', 60),
  status: choice('Status', settableBrokerStatuses),
};

/** Create: name, email and password are required (specification 000, section 5). */
export const brokerCreateBody = object({
  ...brokerFields,
  password: requiredText('Password', PASSWORD_MAX).test(passwordRule),
});

/** Update: name and email are required; an absent field stays as it is. */
export const brokerUpdateBody = object(brokerFields);

const photo = { name: 'photo', required: false } as const;

/** GET /api/broker/listbroker */
export const listBrokers = endpoint({
  method: 'GET',
  path: '/api/broker/listbroker',
  access: ['super_admin'],
  summary: 'Brokers, searched, filtered, a page at a time',
  query: listQuery(brokerSorts).shape({ status: choice('Status', brokerStatuses) }),
  responses: { 200: pageOf(broker) },
});

/** GET /api/broker/getbroker/{id} */
export const getBroker = endpoint({
  method: 'GET',
  path: '/api/broker/getbroker/{id}',
  access: ['super_admin'],
  summary: 'One broker',
  params: idParams,
  responses: { 200: dataOf(broker) },
});

/** POST /api/broker/createbroker */
export const createBroker = endpoint({
  method: 'POST',
  path: '/api/broker/createbroker',
  access: ['super_admin'],
  summary: 'Add a broker',
  encoding: 'multipart',
  file: photo,
  body: brokerCreateBody,
  repeatable: true,
  responses: { 201: dataOf(broker) },
});

/** PUT /api/broker/updatebroker/{id} */
export const updateBroker = endpoint({
  method: 'PUT',
  path: '/api/broker/updatebroker/{id}',
  access: ['super_admin'],
  summary: 'Change or suspend a broker',
  encoding: 'multipart',
  file: photo,
  params: idParams,
  body: brokerUpdateBody,
  responses: { 200: dataOf(broker) },
});
