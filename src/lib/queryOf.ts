import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallInput, Endpoint, Role } from '#contract/endpoint.ts';
import { call } from './call.ts';

/**
 * The TanStack Query options of an endpoint. The key starts with the endpoint's path, so that
 * `invalidateQueries({ queryKey: [endpoint.path] })` refetches all of its queries. A newer search aborts an older one.
 */
export const queryOf = <const E extends Endpoint>(endpoint: E, input: CallInput<E>, as?: Role) =>
  queryOptions<Answer<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal, as }),
  });
