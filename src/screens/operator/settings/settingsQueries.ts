import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import { getAbout } from '#contract/health.ts';
import { getRetention } from '#contract/privacy.ts';
import { getSettings, type Settings, updateSettings } from '#contract/settings.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useRefetch } from '#src/lib/recordMutations.ts';

const settings = queryOf(getSettings, {});

/** The settings of the platform. */
export const useSettings = () => useQuery(settings);

/**
 * Changes some settings. Also reloads the audit log, which records it, and what the next retention sweep would erase.
 */
export const useSaveSettings = () => {
  const client = useQueryClient();
  const refetch = useRefetch([listAudit.path, getRetention.path]);
  return useMutation({
    mutationFn: (body: Partial<Settings>) => call(updateSettings, { body }),
    onSuccess: (saved) => {
      client.setQueryData(settings.queryKey, saved);
      void refetch();
    },
  });
};

/** Information about the running server. */
export const useAbout = () => useQuery(queryOf(getAbout, {}));
