import { forgetDraft, keepDraft, type PostDraft } from './postDraft.ts';
import { emptyProperty } from './propertyForm.ts';

// Long enough to pause between two keys, short enough that the page is rarely closed before.
const PAUSE_MS = 400;
const untouched = JSON.stringify(emptyProperty);

type Content = Pick<PostDraft, 'values' | 'photos' | 'defaultId'>;

/** Keeps the form in this browser while it is filled in. */
export interface DraftKeeper {
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

/** A keeper of the broker's draft; without a broker it keeps nothing. */
export const createDraftKeeper = (
  brokerId: number | undefined,
  since: number | undefined,
  progress: () => PostDraft['progress'],
): DraftKeeper => {
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
    if (brokerId === undefined || !latest) return;
    const begun = latest.photos.length > 0 || progress().propertyId !== undefined;
    if (!begun && JSON.stringify(latest.values) === untouched) {
      forgetDraft(brokerId);
      return show(undefined);
    }
    const now = Date.now();
    show(keepDraft(brokerId, { ...latest, progress: progress(), savedAt: now }) && now);
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
      const { values, photos, defaultId } = latest ?? content;
      const changed = values !== content.values || photos !== content.photos || defaultId !== content.defaultId;
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
