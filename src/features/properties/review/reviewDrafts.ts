import { draftOwnerOf } from '#src/lib/formDraft.ts';

/** A decision that is being written. */
export interface ReviewDraft {
  /** What the reasons are for; undefined while no such decision is chosen. */
  readonly decision?: 'request_changes' | 'remove' | undefined;
  readonly reasons: readonly string[];
  readonly note: string;
}

/** The decisions that are being written, by home. */
type ReviewDrafts = Pick<Map<number, ReviewDraft>, 'get' | 'set' | 'delete'>;

const read = (key: string): Map<number, ReviewDraft> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
};

/** The drafts of the operator who is signed in; the tab keeps them when it is reloaded. */
export const reviewDrafts = (): ReviewDrafts => {
  const key = `nivaas.review.${draftOwnerOf('super_admin') ?? ''}`;
  const drafts = read(key);
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...drafts]));
    } catch {
      // Storage is full or refused: a reload loses them.
    }
  };
  return {
    get: (id) => drafts.get(id),
    set: (id, draft) => {
      if (draft.decision || draft.note) drafts.set(id, draft);
      else drafts.delete(id);
      keep();
      return drafts;
    },
    delete: (id) => {
      const there = drafts.delete(id);
      keep();
      return there;
    },
  };
};
