import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The largest number of rows that My Properties loads. */
export const MAX_PROPERTIES = 100;

/** The broker's own properties: always page 1, `limit` rows of it (specification 001, section 7). */
export const useProperties = (q: string, limit: number) =>
  useQuery({
    ...queryOf(listProperties, { query: { page: 1, q, limit } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });

/** The broker's latest properties, one row of them. */
export const useRecentProperties = () =>
  useQuery({ ...queryOf(listProperties, { query: { limit: 3 } }), refetchOnMount: 'always' });

/** One property with its media, features and lists, loaded when `enabled` becomes true. */
export const useProperty = (id: number, enabled: boolean) =>
  useQuery({ ...queryOf(getProperty, { params: { id } }), enabled });
