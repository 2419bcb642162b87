import type { SiteView } from '#contract/siteView.ts';

/** The element that the page is rendered into. */
export const rootId = 'site';
/** The block that holds what it was rendered from. */
export const viewId = 'site-view';

/** What this document's page was rendered from; undefined where it says nothing of it. */
export const readHydrationData = (document: Document): SiteView | undefined => {
  const text = document.getElementById(viewId)?.textContent;
  return text ? (JSON.parse(text) as SiteView) : undefined;
};
