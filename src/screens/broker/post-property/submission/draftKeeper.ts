import { diff } from '#src/lib/diff.ts';

// Long enough for a pause between two keystrokes, short enough that the page is rarely closed first.
const PAUSE_MS = 400;

/** Keeps a form's draft in this browser while the form is filled in. */
export interface DraftKeeper<Content extends object = object> {
  /** When the draft was last kept; `false` if the browser refused, undefined without a draft. */
  readonly savedAt: () => number | false | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps changed content after a pause. */
  readonly update: (content: Content) => void;
  /** Keeps the content at once. */
  readonly keep: () => void;
  /** Keeps unsaved content when the page is hidden or left. Returns a function that stops this. */
  readonly watchPage: () => () => void;
}

/**
 * Creates the keeper of a draft that was last kept at `since`. `store` keeps the content and returns whether the
 * browser allowed it, or undefined when there is nothing to keep.
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
