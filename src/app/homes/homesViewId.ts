import type { HomesView } from '#contract/homes/pageView.ts';

/** The id of the script element with the data that a page for finding a home was rendered from. */
export const homesViewId = 'homes-view';

/** The data that this page was rendered from; undefined in a page without any. */
export const readHomesView = (): HomesView | undefined => {
  const text = document.getElementById(homesViewId)?.textContent;
  return text ? (JSON.parse(text) as HomesView) : undefined;
};
