import type { Page } from '@playwright/test';

interface Container {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** Waits until React has hydrated the whole page: before that, only links work. */
export const hydrated = async (page: Page, rootId: 'root' | 'site' = 'root'): Promise<void> => {
  await page.waitForFunction((id) => {
    const root = document.getElementById(id) ?? {};
    // React stores its tree in a property whose name ends with a random string.
    const found = Object.entries(root).find(([name]) => name.startsWith('__reactContainer'));
    const tree = found?.[1] as Container | undefined;
    return tree && !tree.stateNode.current.memoizedState?.isDehydrated;
  }, rootId);
};
