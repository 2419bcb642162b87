/** Keeps every frame from asking for its address, which it then holds in `data-src`; until the returned function is called. */
export const holdFrames = () => {
  HTMLIFrameElement.prototype.setAttribute = function hold(name, value) {
    Element.prototype.setAttribute.call(this, name === 'src' ? 'data-src' : name, value);
  };
  return () => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
  };
};
