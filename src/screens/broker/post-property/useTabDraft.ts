import { useEffect, useState } from 'react';
import { lockInTab } from '#src/lib/tabLock.ts';
import { type PostDraft, readDraft } from './submission/postDraft.ts';

interface TabDraft {
  brokerId: number;
  /** This tab keeps the draft; otherwise another tab does. */
  own: boolean;
  /** The page's initial draft. */
  draft: PostDraft | undefined;
}

/** The broker's draft, for one tab at a time, because two tabs would overwrite each other's. Undefined while it loads. */
export const useTabDraft = (brokerId: number): TabDraft | undefined => {
  const [found, setFound] = useState<TabDraft>();
  useEffect(() => {
    let left = false;
    let letGo: (() => void) | undefined;
    const find = async () => {
      letGo = await lockInTab(`nivaas.draft.property.${brokerId}`);
      if (left) return letGo?.();
      const draft = letGo && (await readDraft(brokerId).catch(() => undefined));
      if (!left) setFound({ brokerId, own: letGo !== undefined, draft });
    };
    void find();
    return () => {
      left = true;
      letGo?.();
    };
  }, [brokerId]);
  return found?.brokerId === brokerId ? found : undefined;
};
