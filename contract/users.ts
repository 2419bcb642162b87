import { type InferType, object } from 'yup';
import { PASSWORD_MAX } from './auth';
import { endpoint } from './endpoint';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listQuery,
  optionalPhone,
  optionalText,
  pageOf,
  requiredEmail,
  requiredText,
  saidChoice,
  saidText,
  saidTextOrNull,
} from './fields';
import { passwordRule } from './rules/password';

/** Status of a broker's user; active by default (specification 000, section 4). */
export const userStatuses = coded([
  ['active', 'Active'],
  ['inactive', 'Inactive'],
]);
export type UserStatus = (typeof userStatuses.values)[number];

export const brokerUser = object({
  id: id(),
  name: saidText(),
  email: saidText(),
  phone: saidTextOrNull(),
  photo: saidTextOrNull(),
  status: saidChoice(userStatuses),
});
export type BrokerUser = InferType<typeof brokerUser>;

const userFields = {
  full_name: requiredText('Name', 120),
  email: requiredEmail(),
  phone: optionalPhone(),
  photo: optionalText('Photo', 300),
  status: choice('Status', userStatuses),
};

/** GET /api/broker-users */
export const listBrokerUsers = endpoint({
  method: 'GET',
  path: '/api/broker-users',
  access: ['broker'],
  summary: "The broker's users",
  query: listQuery(['id', 'name', 'email', 'status']).shape({ status: choice('Status', userStatuses) }),
  answers: { 200: pageOf(brokerUser) },
});

/** POST /api/broker-users/broker/create: name, email and password are required. */
export const createBrokerUser = endpoint({
  method: 'POST',
  path: '/api/broker-users/broker/create',
  access: ['broker'],
  summary: 'Add a user',
  body: object({ ...userFields, password: requiredText('Password', PASSWORD_MAX).test(passwordRule) }),
  repeatable: true,
  answers: { 201: dataOf(brokerUser) },
});

/** PUT /api/broker-users/{id} */
export const updateBrokerUser = endpoint({
  method: 'PUT',
  path: '/api/broker-users/{id}',
  access: ['broker'],
  summary: 'Change a user',
  params: idParams,
  body: object(userFields),
  answers: { 200: dataOf(brokerUser) },
});
