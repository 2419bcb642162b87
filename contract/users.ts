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

/** Status of a broker's user; active by default (specification 000, section 4). */
export const userStatuses = coded([
  ['active', 'Active'],
  ['inactive', 'Inactive'],
]);
export type UserStatus = (typeof userStatuses.values)[number];

export const brokerUser = object({
  id: id(),
  name: outText(),
  email: outText(),
  phone: outTextOrNull(),
  photo: outTextOrNull(),
  status: outChoice(userStatuses),
});
export type BrokerUser = InferType<typeof brokerUser>;

const userFields = {
  ...personFields('Name'),
  photo: optionalText('Photo', 300),
  status: choice('Status', userStatuses),
};

export const listBrokerUsers = get('/api/broker-users', {
  access: ['broker'],
  summary: "The broker's users",
  query: listQuery(['id', 'name', 'email', 'status']).shape({ status: choice('Status', userStatuses) }),
  responses: { 200: pageOf(brokerUser) },
});

/** Name, email and password are required (specification 000, section 5). */
export const createBrokerUser = post('/api/broker-users/broker/create', {
  access: ['broker'],
  summary: 'Add a user',
  body: object({ ...userFields, password: newPassword() }),
  repeatable: true,
  responses: { 201: dataOf(brokerUser) },
});

export const updateBrokerUser = put('/api/broker-users/{id}', {
  access: ['broker'],
  summary: 'Change a user',
  params: idParams,
  body: object(userFields),
  responses: { 200: dataOf(brokerUser) },
});
