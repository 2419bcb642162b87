import type { QueryClient } from '@tanstack/react-query';

interface Row {
  id: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * Puts a record that was just saved into every answer of these paths that holds it, a list or the record alone: what is opened
 * before they are asked for anew is the record as it is, not as it was.
 */
export const patchQueryCache = (client: QueryClient, paths: readonly string[], saved: Row): void => {
  const newer = (value: unknown) => (isRow(value) && value.id === saved.id ? { ...value, ...saved } : value);
  for (const path of paths) {
    client.setQueriesData<{ data: unknown }>(
      { queryKey: [path] },
      (answer) =>
        answer && { ...answer, data: Array.isArray(answer.data) ? answer.data.map(newer) : newer(answer.data) },
    );
  }
};
