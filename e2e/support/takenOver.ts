import type { Page } from '@playwright/test';

interface Container {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** React has taken over the page that came with its content, to the last element: only then does a press do more than a link. */
export const takenOver = async (page: Page, rootId: 'root' | 'site' = 'root'): Promise<void> => {
  await page.waitForFunction((id) => {
    const root = document.getElementById(id) ?? {};
    // React keeps its tree under a name that ends in chance.
    const found = Object.entries(root).find(([name]) => name.startsWith('__reactContainer'));
    const tree = found?.[1] as Container | undefined;
    return tree && !tree.stateNode.current.memoizedState?.isDehydrated;
  }, rootId);
};
