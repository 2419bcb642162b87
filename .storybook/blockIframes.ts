/** Stops iframes from loading: their URL goes to `data-src`. The returned function undoes it. */
export const blockIframes = () => {
  HTMLIFrameElement.prototype.setAttribute = function hold(name, value) {
    Element.prototype.setAttribute.call(this, name === 'src' ? 'data-src' : name, value);
  };
  return () => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
  };
};
