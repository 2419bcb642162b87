import { useQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { createOperator, listOperators, updateOperator } from '#contract/operators.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';

/** The operators, the oldest first. */
export const useOperators = () => useQuery(queryOf(listOperators, {}));

const lists = [listOperators.path];
const log = [listAudit.path];
type NewOperator = CallInput<typeof createOperator>['body'];
type OperatorChange = CallInput<typeof updateOperator>;

/** Adds an operator. */
export const useCreateOperator = () =>
  useCreateRecord((body: NewOperator, options) => call(createOperator, { body }, options), [...lists, ...log]);

/** Suspends an operator, which ends their sessions, or reactivates one. */
export const useUpdateOperator = () =>
  useUpdateRecord((input: OperatorChange) => call(updateOperator, input), lists, log);
