import type { HttpHandler } from 'msw';
import { buildOperator } from '#contract/fixtures/operators.ts';
import {
  createOperator,
  listOperators,
  type Operator,
  type OperatorStatus,
  updateOperator,
} from '#contract/operators.ts';
import { mock } from './mock.ts';

const sample = [
  buildOperator(),
  buildOperator({ id: 2, name: 'Vikram Shekhawat', email: 'vikram@nivaas.example', lastLoginAt: null }),
  buildOperator({ id: 3, name: 'Ritu Saxena', email: 'ritu@nivaas.example', status: 'suspended' }),
];

/** A server that stores operators. */
export const operatorCalls = (known: readonly Operator[] = sample): HttpHandler[] => {
  let operators = [...known];
  return [
    mock(listOperators, () => ({ data: operators })),
    mock(createOperator, ({ body }) => {
      const added = buildOperator({
        id: operators.length + 1,
        name: String(body.name),
        email: String(body.email),
        lastLoginAt: null,
      });
      operators = [...operators, added];
      return { data: added };
    }),
    mock(updateOperator, ({ params, body }) => {
      const status = body.status as OperatorStatus;
      operators = operators.map((one) => (one.id === Number(params.id) ? { ...one, status } : one));
      return { data: operators.find(({ id }) => id === Number(params.id)) ?? buildOperator() };
    }),
  ];
};
