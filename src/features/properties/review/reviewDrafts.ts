import { draftOwnerOf } from '#src/lib/formDraft.ts';

/** An unsent decision. */
export interface ReviewDraft {
  /** The decision that the reasons belong to; undefined while none that needs reasons is chosen. */
  readonly decision?: 'request_changes' | 'remove' | undefined;
  readonly reasons: readonly string[];
  readonly note: string;
}

/** The unsent decisions, by the home's id. */
type ReviewDrafts = Pick<Map<number, ReviewDraft>, 'get' | 'set' | 'delete'>;

const read = (key: string): Map<number, ReviewDraft> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
};

/** The signed-in operator's drafts; they survive a reload of the tab. */
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
