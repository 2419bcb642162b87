/**
 * Shows each story on a docs page in its own frame, `height` pixels high. For stories that call the server, have a
 * session or cover the window, because the stories of a page share all of these.
 */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
