import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkFile } from '#contract/leads/file/checkFile.ts';
import {
  type DryRun,
  type DuplicateWay,
  getLeadImport,
  getWrongRows,
  importLeads,
  type LeadMapping,
} from '#contract/leads/import.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { brokerLeadApi } from '../leadApi.ts';
import { type OpenFile, pause } from './openLeadFile.ts';

let files = 0;
const numbers = new WeakMap<File, number>();
/** A number that identifies a file in query keys: two files may have the same name. */
const numberOf = (file: File): number => {
  const known = numbers.get(file);
  if (known !== undefined) return known;
  files += 1;
  numbers.set(file, files);
  return files;
};

const asks = (mapping: LeadMapping, file: File, isDry: boolean, duplicates: DuplicateWay) => ({
  body: { mapping: JSON.stringify(mapping), dry_run: isDry, duplicates },
  file,
});

/** The dry run: the outcome of each row. While another mapping is checked, the previous answer stays. */
export const useDryRun = ({ file, table }: OpenFile, mapping: LeadMapping, enabled: boolean) =>
  useQuery({
    queryKey: [importLeads.path, numberOf(file), mapping],
    queryFn: async ({ signal }): Promise<{ dry: DryRun; checked: Awaited<ReturnType<typeof checkFile>> }> => {
      const [answer, checked] = await Promise.all([
        call(importLeads, asks(mapping, file, true, 'skip'), { signal }),
        checkFile(table, mapping, pause),
      ]);
      if (answer.status !== 200) throw new Error('The file could not be checked');
      return { dry: answer.body.data, checked };
    },
    placeholderData: keepPreviousData,
    enabled,
    // Leads may come in meanwhile, but the figures must not change under the reader's eyes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface Start {
  readonly file: File;
  readonly mapping: LeadMapping;
  readonly duplicates: DuplicateWay;
}

/** Starts the import and returns its id; retrying the same import does not start a second one. */
export const useStartImport = () => {
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ file, mapping, duplicates }: Start): Promise<number> => {
      const idempotencyKey = key.keyFor(file, mapping, duplicates);
      const answer = await call(importLeads, asks(mapping, file, false, duplicates), { idempotencyKey });
      if (answer.status !== 202) throw new Error('The import could not be started');
      return answer.body.data.id;
    },
    onSuccess: () => key.succeeded(),
  });
};

const isOver = (state: string | undefined): boolean => state === 'done' || state === 'failed';

/** The progress of an import, polled every second until it ends. */
export const useImport = (id: number) => {
  const client = useQueryClient();
  return useQuery({
    ...queryOf(getLeadImport, { params: { id } }),
    queryFn: async ({ signal }) => {
      const answer = await call(getLeadImport, { params: { id } }, { signal });
      if (isOver(answer.data.state))
        for (const path of brokerLeadApi.lists) void client.invalidateQueries({ queryKey: [path] });
      return answer;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOver(data?.data.state) ? false : 1_000),
  });
};

/** Fetches the wrong rows of an import as CSV. */
export const useWrongRows = (id: number) => useMutation({ mutationFn: () => call(getWrongRows, { params: { id } }) });
