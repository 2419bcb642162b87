import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import { type FollowUpBody, getToday } from '#contract/leads/work.ts';
import { settleAll } from '#src/lib/settleAll.ts';
import { useUndoable } from '#src/ui/feedback/useUndoable.ts';
import { brokerLeadApi } from '../leadApi.ts';
import { contactOfDone, touched } from '../work/leadWorkQueries.ts';
import { nextDay, tomorrowMorning } from '../work/plannedTimes.ts';
import { rowBeside, rowName } from './dayFocus.ts';
import { isInDay, patchOutOfDay } from './dayQuery.ts';
import { briefTime } from './dayWords.ts';
import { eventOf, type Outcome, outcomes, useDayCalls } from './useDayCalls.ts';

/** A broker called or wrote, and has not said yet how it went. */
export interface Asked {
  readonly by: 'call' | 'whatsapp';
  /** ISO 8601. */
  readonly at: string;
  /** The line that is typed about it. */
  readonly text: string;
}

// A double click must not act on the row that moves into the place of the one that left.
const PAUSE_MS = 400;

const opensPage = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('a[href^="/"]') !== null;

/** Tomorrow at the planned time of day; in the morning without a plan. */
const tomorrowOf = ({ follow_up: plan }: Lead): string => {
  const now = new Date();
  return plan ? nextDay(plan.at, now) : tomorrowMorning(now);
};

/**
 * Rows leave the day at once; their requests are sent once the time for Undo is over. The focus moves to the row beside
 * the one that left, and back.
 */
const useLeaving = (onSaved: (id: number) => void) => {
  const client = useQueryClient();
  const { gone, failures, start } = useUndoable();
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  // Applied after a row has left or come back, when its dialog has closed. The focus makes screen readers announce the
  // name.
  const focusNext = useRef<() => HTMLElement | null | undefined>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows leave or come back
  useEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = null;
  }, [gone]);
  useEffect(() => {
    patchOutOfDay(client, [...gone.keys()]);
    return () => void patchOutOfDay(client, []);
  }, [client, gone]);
  const put = ({ id, full_name }: Lead, words: string, send: () => Promise<unknown>, other?: () => void) => {
    leftAt.current = performance.now();
    const beside = rowBeside(id);
    focusNext.current = () => beside;
    start({
      id,
      words: `${full_name}: ${words}`,
      send: async () => {
        try {
          await send();
          onSaved(id);
        } finally {
          for (const path of touched(brokerLeadApi))
            if (path !== getToday.path) void client.invalidateQueries({ queryKey: [path] });
          await client.invalidateQueries({ queryKey: [getToday.path] });
        }
      },
      isShown: () => isInDay(client, id),
      other: other && { label: 'Other time', onAction: other },
      onUndone: () => {
        focusNext.current = () => rowName(id);
      },
    });
  };
  /** Ignores the second click of a double click; links to pages are exempt, because they change no lead. */
  const ignoreSecond = (press: SyntheticEvent) => {
    if (opensPage(press) || performance.now() - leftAt.current > PAUSE_MS) return;
    press.preventDefault();
    press.stopPropagation();
  };
  return { gone, failures, put, ignoreSecond };
};

/**
 * A broker's actions on the rows of the day: a row leaves at once, and its request is sent once the time for Undo is
 * over. Text typed about a lead is kept until it is saved. `onOther` chooses another time for a lead that was moved to
 * tomorrow.
 */
export const useDayWork = (onOther?: (lead: Lead) => void) => {
  const calls = useDayCalls();
  const [asked, setAsked] = useState<Readonly<Record<number, Asked | undefined>>>({});
  const change = (id: number, to: Asked | undefined) => setAsked((known) => ({ ...known, [id]: to }));
  const textOf = ({ id }: Lead) => asked[id]?.text.trim() ?? '';
  const saved = (id: number) => {
    calls.saved(id);
    change(id, undefined);
  };
  const { gone, failures, put, ignoreSecond } = useLeaving(saved);

  const planned = ({ follow_up: plan }: Lead, at: string, text = ''): FollowUpBody => ({
    at,
    kind: plan?.kind ?? 'call',
    text: text || plan?.text || null,
  });
  const plan = (lead: Lead, body: FollowUpBody, other?: () => void) =>
    put(lead, briefTime(body.at, Date.now()), () => calls.plan(lead.id, body), other);

  return {
    gone,
    failures,
    asked,
    ignoreSecond,
    /** Asks how it went, after a call or an opened chat. */
    ask: ({ id }: Lead, by: Asked['by']) =>
      change(id, { by, at: new Date().toISOString(), text: asked[id]?.text ?? '' }),
    /** Keeps the typed text. */
    type: ({ id }: Lead, text: string) => {
      const known = asked[id];
      if (known) change(id, { ...known, text });
    },
    stopAsking: ({ id }: Lead) => change(id, undefined),
    answer: (lead: Lead, outcome: Outcome) => {
      const { id, follow_up } = lead;
      const event = eventOf(outcome, textOf(lead));
      const again = outcome === 'no_answer' ? planned(lead, tomorrowOf(lead)) : undefined;
      const moved = again ? `, again ${briefTime(again.at, Date.now())}` : '';
      // Both at once: a page that is being closed cannot send a second request after the first response.
      put(lead, outcomes[outcome] + moved, () =>
        settleAll([calls.write(id, event), again ? calls.plan(id, again) : follow_up && calls.finish(id, '')]),
      );
    },
    done: (lead: Lead) => {
      const { id, follow_up } = lead;
      const text = textOf(lead);
      if (!follow_up) return put(lead, outcomes.spoke, () => calls.write(id, eventOf('spoke', text)));
      const contact = contactOfDone(lead);
      put(lead, 'done', () => settleAll([contact && calls.write(id, contact), calls.finish(id, text)]));
    },
    tomorrow: (lead: Lead) =>
      plan(lead, planned(lead, tomorrowOf(lead), textOf(lead)), onOther && (() => onOther(lead))),
    planAt: (lead: Lead, at: string) => plan(lead, planned(lead, at, textOf(lead))),
    plan: (lead: Lead, body: FollowUpBody) => plan(lead, body),
  };
};

/** What `useDayWork` returns. */
export type DayWork = ReturnType<typeof useDayWork>;
