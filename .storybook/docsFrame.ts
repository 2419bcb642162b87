// A page of docs marks where its stories stand by its scheme (SchemedDocs).
const page = window.frameElement?.closest<HTMLElement>('[data-docs-scheme]');

/** What a story's frame on a page of docs starts with: the page's scheme, and no check that nobody would see there. */
export const globalsInDocs = page ? { scheme: page.dataset.docsScheme, a11y: { manual: true } } : {};

/** In such a frame what takes the focus, or asks to be seen, leaves the page where its reader is. */
export const leavePageStill = (): void => {
  if (!page) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
};
