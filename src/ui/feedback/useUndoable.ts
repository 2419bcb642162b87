import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { useIsMounted } from '#src/lib/useIsMounted.ts';
import { useSnackbar } from './useSnackbar.ts';

/** An action on a row that is carried out unless the user undoes it. */
interface Undoable {
  /** The row's id. */
  id: number;
  /** What was done, for the snackbar. */
  words: string;
  /** Carries out the action; settles when the row's list has been fetched again. */
  send: () => Promise<unknown>;
  /** Whether the row is on the page, where it shows why the action failed; if not, a snackbar shows it as well. */
  isShown?: () => boolean;
  /** A second button beside Undo; it undoes the action before it calls `onAction`. */
  other?: { label: string; onAction: () => void } | undefined;
  onUndone?: () => void;
}

interface Waiting extends Undoable {
  close: () => void;
}

const without = <Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> =>
  new Map([...map].filter(([key]) => key !== id));

const flushes = new Set<() => void>();
const sending = new Set<Promise<unknown>>();

/** Carries out at once all actions that wait for an Undo; settles when all that are being sent have settled. */
export const finishUndoables = (): Promise<unknown> => {
  for (const flush of flushes) flush();
  return Promise.allSettled(sending);
};

/**
 * Rows disappear on click, and the action itself waits while a snackbar offers Undo. It is carried out when the
 * snackbar closes, or when the page is left or hidden: a phone may end a hidden page at any time. `gone` holds the rows
 * that have disappeared; `failures` says why a row came back.
 */
export const useUndoable = () => {
  const say = useSnackbar();
  const [gone, setGone] = useState<ReadonlyMap<number, true>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const waiting = useRef(new Map<number, Waiting>());
  // Must come before the effect that flushes on unmount: what fails after that is reported in a snackbar.
  const isMounted = useIsMounted();

  const commit = useCallback(
    async (id: number) => {
      const work = waiting.current.get(id);
      if (!work) return;
      waiting.current.delete(id);
      work.close();
      const sent = work.send();
      sending.add(sent);
      try {
        await sent;
      } catch (error) {
        const reason = messageOf(error, 'It could not be saved. Try again.');
        setFailures((known) => new Map(known).set(id, reason));
        if (!isMounted.current || work.isShown?.() === false)
          say(`Not saved: ${work.words}. ${reason}`, { failed: true });
      } finally {
        sending.delete(sent);
      }
      setGone((known) => without(known, id));
    },
    [say, isMounted],
  );

  const start = useCallback(
    (work: Undoable) => {
      const { id, words, other } = work;
      const undo = () => {
        if (!waiting.current.delete(id)) return;
        setGone((known) => without(known, id));
        work.onUndone?.();
      };
      setGone((known) => new Map(known).set(id, true));
      setFailures((known) => without(known, id));
      const close = say(words, {
        action: { label: 'Undo', onAction: undo },
        other: other && {
          label: other.label,
          onAction: () => {
            undo();
            other.onAction();
          },
        },
        onClosed: () => void commit(id),
      });
      waiting.current.set(id, { ...work, close });
    },
    [say, commit],
  );

  useEffect(() => {
    const all = waiting.current;
    const flush = () => {
      for (const id of [...all.keys()]) void commit(id);
    };
    const whenHidden = () => document.visibilityState === 'hidden' && flush();
    flushes.add(flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      flushes.delete(flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', whenHidden);
      flush();
    };
  }, [commit]);
  return { gone, failures, start };
};
