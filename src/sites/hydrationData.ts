import type { SiteView } from '#contract/siteView.ts';

/** The id of the element that the page is hydrated in. */
export const rootId = 'site';
/** The id of the script element with the data that the page was rendered from. */
export const viewId = 'site-view';

/** The data that this document was rendered from; undefined for a page that is not hydrated. */
export const readHydrationData = (document: Document): SiteView | undefined => {
  const text = document.getElementById(viewId)?.textContent;
  return text ? (JSON.parse(text) as SiteView) : undefined;
};
