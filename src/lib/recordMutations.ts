import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from './idempotencyKey.ts';
import { patchQueryCache, type Row } from './patchQueryCache.ts';

/** Refetches the queries of `paths`; settles when they are there. */
export const useRefetch = (paths: readonly string[]) => {
  const client = useQueryClient();
  return () => Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
};

/**
 * Creates a record and refetches the queries of `paths`. `send` passes its options on to `call`: a retry of the same input
 * has the same idempotency key and cannot create a second record.
 */
export const useCreateRecord = <Input, Record extends Row>(
  send: (input: Input, options: { idempotencyKey: string }) => Promise<{ data: Record }>,
  paths: readonly string[],
) => {
  const key = useIdempotencyKey();
  const refetch = useRefetch(paths);
  return useMutation({
    mutationFn: async (input: Input) => (await send(input, { idempotencyKey: key.keyFor(input) })).data,
    onSuccess: () => {
      key.succeeded();
      void refetch();
    },
  });
};

/**
 * Changes a record. The cached queries of `paths` hold the saved record at once. They are refetched also after a refusal:
 * someone else may have changed the record; with them those of `also`, which hold other records.
 */
export const useUpdateRecord = <Input, Record extends Row>(
  send: (input: Input) => Promise<{ data: Record }>,
  paths: readonly string[],
  also: readonly string[] = [],
) => {
  const client = useQueryClient();
  const refetch = useRefetch([...paths, ...also]);
  return useMutation({
    mutationFn: async (input: Input) => (await send(input)).data,
    onSuccess: (saved) => patchQueryCache(client, paths, saved),
    onSettled: () => void refetch(),
  });
};
