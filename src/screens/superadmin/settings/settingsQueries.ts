import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import { getAbout } from '#contract/health.ts';
import { getRetention } from '#contract/privacy.ts';
import { getSettings, type Settings, updateSettings } from '#contract/settings.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const settings = queryOf(getSettings, {});

/** The settings of the platform. */
export const useSettings = () => useQuery(settings);

/** Changes some settings; the audit log has that at once, and the next sweep may erase more or less. */
export const useSaveSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<Settings>) => call(updateSettings, { body }),
    onSuccess: (saved) => {
      client.setQueryData(settings.queryKey, saved);
      for (const path of [listAudit.path, getRetention.path]) void client.invalidateQueries({ queryKey: [path] });
    },
  });
};

/** What runs. */
export const useAbout = () => useQuery(queryOf(getAbout, {}));
