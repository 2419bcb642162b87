import { useEffect, useState } from 'react';
import { lockInTab } from '#src/lib/tabLock.ts';
import { draftIdle } from './submission/draftWork.ts';
import { type DraftSlot, draftKeyOf } from './submission/postDraft.ts';

interface TabDraft<Draft> {
  slot: DraftSlot;
  /** Whether this tab keeps the draft; if not, another tab does. */
  own: boolean;
  /** The page's initial draft. */
  draft: Draft | undefined;
}

/**
 * The draft that `read` finds. Only one tab at a time gets it, because two tabs would overwrite each other's changes.
 * Undefined while it loads.
 */
export const useTabDraft = <Draft>(
  slot: DraftSlot,
  read: (slot: DraftSlot) => Promise<Draft | undefined>,
): TabDraft<Draft> | undefined => {
  const [found, setFound] = useState<TabDraft<Draft>>();
  useEffect(() => {
    let left = false;
    let letGo: (() => void) | undefined;
    const find = async () => {
      letGo = await lockInTab(draftKeyOf(slot));
      if (left) return letGo?.();
      const draft = letGo && (await read(slot).catch(() => undefined));
      if (!left) setFound({ slot, own: letGo !== undefined, draft });
    };
    void find();
    return () => {
      left = true;
      // Keeps the lock until no work on the draft is running.
      void draftIdle(slot).then(letGo);
    };
  }, [slot, read]);
  return found?.slot === slot ? found : undefined;
};
