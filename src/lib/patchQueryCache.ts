import type { QueryClient } from '@tanstack/react-query';

/** A record with an id. */
export interface Row {
  id: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * Merges a saved record into every cached response of these paths that contains it, a list or the record alone, so
 * that a dialog opened before the refetch shows the current record.
 */
export const patchQueryCache = (client: QueryClient, paths: readonly string[], saved: Row): void => {
  const newer = (value: unknown) => (isRow(value) && value.id === saved.id ? { ...value, ...saved } : value);
  for (const path of paths) {
    client.setQueriesData<{ data: unknown }>(
      { queryKey: [path] },
      (response) =>
        response && {
          ...response,
          data: Array.isArray(response.data) ? response.data.map(newer) : newer(response.data),
        },
    );
  }
};
