/**
 * On a page of docs each story stands in a frame of its own, so many pixels high: for what calls the server, keeps a session
 * or covers the window, which on one page all stories would share.
 */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
