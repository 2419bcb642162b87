import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { useIsMounted } from '#src/lib/useIsMounted.ts';
import { useSnackbar } from './useSnackbar.ts';

/** Something that is done to a row unless it is undone. */
interface Undoable {
  /** The row's id. */
  id: number;
  /** What was done, for the snackbar. */
  words: string;
  /** Does it; settles when the row's list is read again. */
  send: () => Promise<unknown>;
  /** Whether the row is to be seen, which says why it could not be done; otherwise a snackbar says it as well. */
  isShown?: () => boolean;
  /** A second button beside Undo; a press takes back what was done first. */
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

/** Does at once what waits for its Undo; settles when that, and what is being sent already, is done or has failed. */
export const finishUndoables = (): Promise<unknown> => {
  for (const flush of flushes) flush();
  return Promise.allSettled(sending);
};

/**
 * Rows leave at a press, and what the press does waits while a snackbar offers Undo. It is done when that closes, or when the page
 * is left or hidden: a phone may end a hidden page at any time. `gone` are the rows that left; `failures` says why a row came back.
 */
export const useUndoable = () => {
  const say = useSnackbar();
  const [gone, setGone] = useState<ReadonlyMap<number, true>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const waiting = useRef(new Map<number, Waiting>());
  // Before the effect that flushes when the page is left: what fails then is told elsewhere.
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
