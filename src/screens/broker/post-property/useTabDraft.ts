import { useEffect, useState } from 'react';
import { lockInTab } from '#src/lib/tabLock.ts';
import { draftIdle } from './submission/draftWork.ts';
import { type DraftSlot, draftKeyOf } from './submission/postDraft.ts';

interface TabDraft<Draft> {
  slot: DraftSlot;
  /** This tab keeps the draft; otherwise another tab does. */
  own: boolean;
  /** The page's initial draft. */
  draft: Draft | undefined;
}

/**
 * The draft that `read` finds, for one tab at a time, because two tabs would overwrite each other's. Undefined while it loads.
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
      // Until then it is not another form's.
      void draftIdle(slot).then(letGo);
    };
  }, [slot, read]);
  return found?.slot === slot ? found : undefined;
};
