import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import {
  changeStatus,
  duplicateProperty,
  getProperty,
  listEvents,
  listProperties,
} from '#contract/properties/endpoints.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import { getQuotas } from '#contract/quotas.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useCreateRecord, useUpdateRecord } from '#src/lib/recordMutations.ts';

/** The largest number of rows that My Properties loads. */
export const MAX_PROPERTIES = 100;

/**
 * The broker's own properties: always page 1, `limit` rows of it (specification 001, section 7). Without a status, all but
 * the archived ones.
 */
export const useProperties = (q: string, limit: number, status?: PropertyStatus) =>
  useQuery({
    ...queryOf(listProperties, { query: { page: 1, q, limit, status } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });

/** The broker's live homes, at most as many as My Properties loads. */
export const useLiveHomes = (enabled: boolean) =>
  useQuery({ ...queryOf(listProperties, { query: { page: 1, limit: MAX_PROPERTIES, status: 'live' } }), enabled });

/** The broker's latest properties, enough for one row. */
export const useRecentProperties = () =>
  useQuery({ ...queryOf(listProperties, { query: { limit: 3 } }), refetchOnMount: 'always' });

/** One property, freshly fetched, for a form: it is not refetched while the form is being filled in. */
export const useFreshProperty = (id: number) =>
  useQuery({
    ...queryOf(getProperty, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** One property with its media, features and lists, loaded when `enabled` becomes true. */
export const useProperty = (id: number, enabled: boolean) =>
  useQuery({ ...queryOf(getProperty, { params: { id } }), enabled });

/** The timeline of a property, newest first, page by page. */
export const usePropertyEvents = (id: number) =>
  useInfiniteQuery({
    queryKey: [listEvents.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(listEvents, { params: { id }, query: { page: pageParam, limit: 20 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    // Always refetched on mount: it must include what was just done.
    staleTime: 0,
  });

/** Changes a property's status. */
export const useChangeStatus = () =>
  useUpdateRecord(
    (input: CallInput<typeof changeStatus>) => call(changeStatus, input),
    [listProperties.path, getProperty.path],
  );

/** Copies a property. */
export const useDuplicate = () =>
  useCreateRecord(
    async (id: number, options) => ({ data: await call(duplicateProperty, { params: { id } }, options) }),
    [listProperties.path, getQuotas.path],
  );
