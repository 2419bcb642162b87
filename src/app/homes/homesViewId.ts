/** The id of the script element with the data that a page for finding a home was rendered from. */
export const homesViewId = 'homes-view';
