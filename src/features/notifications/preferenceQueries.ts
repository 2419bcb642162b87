import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  getPreferences,
  type NoticeKind,
  type PreferencesPatch,
  type RecipientRole,
  updatePreferences,
} from '#contract/notifications.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const keyOf = (role: RecipientRole) => [getPreferences.path, role];

/** The person's notification preferences. */
export const usePreferences = (role: RecipientRole) =>
  useQuery({ ...queryOf(getPreferences, {}, role), queryKey: keyOf(role) });

/** Saves a choice optimistically; rolls it back on failure. */
export const useSavePreferences = (role: RecipientRole) => {
  const client = useQueryClient();
  const queryKey = keyOf(role);
  return useMutation({
    // In sequence, so that the response to the last choice contains all of them.
    scope: { id: 'notification preferences' },
    mutationFn: (kinds: PreferencesPatch) => call(updatePreferences, { body: { kinds } }, { as: role }),
    onMutate: async (kinds) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Answer<typeof getPreferences>>(queryKey, (known) => {
        if (!known) return known;
        const changed = Object.fromEntries(
          (Object.keys(kinds) as NoticeKind[]).map((kind) => [
            kind,
            { bell: true, mail: 'never' as const, ...known.data.kinds[kind], ...kinds[kind] },
          ]),
        );
        return { data: { kinds: { ...known.data.kinds, ...changed } } };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
