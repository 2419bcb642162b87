import { useRef } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import type { FollowUpBody } from '#contract/leads/work.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import type { LeadApi } from '../leadApi.ts';
import { contactOfDone, useDropPlan, useFinishPlan, usePlanLead, useWriteOnLead } from './leadWorkQueries.ts';

// The second click of a double click must not act on what the first one has changed.
const PAUSE_MS = 400;

/** The actions on a lead's planned follow-up. Each offers Undo, which restores the former plan. */
export const useFollowUp = (api: LeadApi, lead: Lead) => {
  const { id, follow_up: plan } = lead;
  const say = useSnackbar();
  const set = usePlanLead(api);
  const { mutateAsync: setInForm } = usePlanLead(api);
  const finish = useFinishPlan(api);
  const drop = useDropPlan(api);
  const write = useWriteOnLead(api, id);
  const all = [set, finish, drop, write];
  const busy = all.some(({ isPending }) => isPending);
  const doneAt = useRef(Number.NEGATIVE_INFINITY);
  const press = (act: () => void) => {
    if (busy || performance.now() - doneAt.current < PAUSE_MS) return;
    for (const one of all) one.reset();
    act();
  };
  const undo = () => (plan ? set.mutate({ id, ...plan }) : drop.mutate({ id }));
  const sayWithUndo = (words: string) => say(words, { action: { label: 'Undo', onAction: undo } });
  /** The contact is written only once the time for Undo is over, because a written one cannot be undone. */
  const sayDone = () => {
    let contact = contactOfDone(lead);
    const takeBack = () => {
      contact = undefined;
      undo();
    };
    say('Follow-up done', {
      action: { label: 'Undo', onAction: takeBack },
      onClosed: () => contact && write.mutate(contact),
    });
  };
  return {
    finishing: finish.isPending,
    failure: all.find(({ error }) => error)?.error,
    done: () =>
      press(() => {
        doneAt.current = performance.now();
        finish.mutate({ id }, { onSuccess: sayDone });
      }),
    remove: () => press(() => drop.mutate({ id }, { onSuccess: () => sayWithUndo('Follow-up removed') })),
    /** Plans the same follow-up, or a call if there is none, for another time. */
    planAt: (at: string, words: string) =>
      press(() =>
        set.mutate(
          { id, at, kind: plan?.kind ?? 'call', text: plan?.text ?? null },
          { onSuccess: () => sayWithUndo(words) },
        ),
      ),
    /** Saves the form's plan; rejects on failure, which the form shows. */
    save: async (body: FollowUpBody) => {
      await setInForm({ id, ...body });
      sayWithUndo('Follow-up saved');
    },
  };
};

/** What `useFollowUp` returns. */
export type FollowUpWork = ReturnType<typeof useFollowUp>;
