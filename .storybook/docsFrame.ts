// A docs page marks the container of its stories with its scheme (SchemedDocs).
const page = window.frameElement?.closest<HTMLElement>('[data-docs-scheme]');

/** The initial globals of a story's frame on a docs page: the page's scheme, and no accessibility check. */
export const globalsInDocs = page ? { scheme: page.dataset.docsScheme, a11y: { manual: true } } : {};

/** Prevents focus and `scrollIntoView` in such a frame from scrolling the docs page. */
export const preventPageScroll = (): void => {
  if (!page) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
};
