import { diff } from '#src/lib/diff.ts';

// Long enough to pause between two keys, short enough that the page is rarely closed before.
const PAUSE_MS = 400;

/** Keeps the form in this browser while it is filled in. */
export interface DraftKeeper<Content extends object = object> {
  /** When the draft was kept last; `false` when the browser refused, undefined without a draft. */
  readonly savedAt: () => number | false | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps changed content after a pause. */
  readonly update: (content: Content) => void;
  /** Keeps the content at once. */
  readonly keep: () => void;
  /** Keeps unsaved content when the page is hidden or left. Returns what ends it. */
  readonly watchPage: () => () => void;
}

/**
 * A keeper of a draft that was kept `since`. `store` keeps the content and answers whether the browser did, or undefined when
 * there is nothing to keep.
 */
export const createDraftKeeper = <Content extends object>(
  since: number | undefined,
  store: (content: Content, now: number) => boolean | undefined,
): DraftKeeper<Content> => {
  const listeners = new Set<() => void>();
  let savedAt: number | false | undefined = since;
  let latest: Content | undefined;
  let dirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (now: number | false | undefined) => {
    savedAt = now;
    for (const listener of listeners) listener();
  };
  const keep = () => {
    dirty = false;
    if (!latest) return;
    const now = Date.now();
    const kept = store(latest, now);
    show(kept && now);
  };
  const keepIfDirty = () => {
    if (dirty) keep();
  };

  return {
    savedAt: () => savedAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (content) => {
      const before = latest ?? content;
      const changed = Object.keys(diff(content, before)).length > 0;
      latest = content;
      if (!changed) return;
      dirty = true;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    },
    keep,
    watchPage: () => {
      window.addEventListener('pagehide', keepIfDirty);
      document.addEventListener('visibilitychange', keepIfDirty);
      return () => {
        clearTimeout(timer);
        keepIfDirty();
        window.removeEventListener('pagehide', keepIfDirty);
        document.removeEventListener('visibilitychange', keepIfDirty);
      };
    },
  };
};
