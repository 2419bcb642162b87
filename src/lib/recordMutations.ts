import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from './idempotencyKey.ts';
import { patchQueryCache, type Row } from './patchQueryCache.ts';

/** Returns a function that refetches the queries of `paths`; its promise settles when they are loaded. */
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
 * Updates a record. The cached queries of `paths` get the saved record at once. They are refetched after a failure,
 * too, because another user may have changed the record, together with the queries of `also`, which hold other
 * records.
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
