import { type InferType, object } from 'yup';
import { newPassword } from './auth.ts';
import { get, patch, post } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listOf,
  outChoice,
  outText,
  outTime,
  outTimeOrNull,
  requiredEmail,
  requiredText,
} from './fields.ts';

// The people who run the platform.

export const operatorStatuses = coded([
  ['active', 'Active'],
  ['suspended', 'Suspended'],
]);
export type OperatorStatus = (typeof operatorStatuses.values)[number];

export const operator = object({
  id: id(),
  name: outText(),
  email: outText(),
  status: outChoice(operatorStatuses),
  lastLoginAt: outTimeOrNull(),
  created_at: outTime(),
});
export type Operator = InferType<typeof operator>;

const access = ['super_admin'] as const;

export const listOperators = get('/api/operators', {
  access,
  summary: 'The operators of the platform',
  responses: { 200: listOf(operator) },
});

export const newOperator = object({
  name: requiredText('Name', 120),
  email: requiredEmail(),
  password: newPassword(),
});

export const createOperator = post('/api/operators', {
  access,
  summary: 'Add an operator',
  body: newOperator,
  responses: { 201: dataOf(operator) },
});

/** 409 for the last active operator. */
export const updateOperator = patch('/api/operators/{id}', {
  access,
  summary: 'Suspend an operator, which ends their sessions, or reactivate them',
  params: idParams,
  body: object({ status: choice('Status', operatorStatuses).required('Status is required') }),
  responses: { 200: dataOf(operator) },
});
