import type { Page } from '@playwright/test';

interface Container {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/**
 * Touches each interactive part of a page that the server made, and waits until React has taken over all of them; on a page of the
 * app, until React has rendered it. Before that, only links work.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('[data-island]')];
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const roots = islands.length ? islands : [document.getElementById('root') ?? {}];
    return roots.every((root) => {
      // React stores its tree in a property whose name ends with a random string.
      const found = Object.entries(root).find(([name]) => name.startsWith('__reactContainer'));
      const tree = found?.[1] as Container | undefined;
      return tree && !tree.stateNode.current.memoizedState?.isDehydrated;
    });
  });
};
