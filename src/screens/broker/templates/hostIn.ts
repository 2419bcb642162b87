// A user and a port only after a scheme: without one it is an e-mail, or a name that the server refuses with words about the port.
const ADDRESS =
  /^\s*(?:https?:\/\/(?:[^\s/?#@]*@)?([^\s/?#@:]+\.[^\s/?#@:]+)(?::\d*)?|([^\s/?#@]+\.[^\s/?#@]+))(?:[/?#]\S*)?\s*$/i;

/** The host of an address such as `https://www.sharma.in/homes`. Anything else stays as it is: the server says what is wrong with it. */
export const hostIn = (text: string): string => {
  const [, withScheme, without] = ADDRESS.exec(text) ?? [];
  return withScheme ?? without ?? text;
};

/** The same while it is typed or pasted: without a scheme, what follows the name may be a slip, and taking it would join what comes next. */
export const hostPasted = (text: string): string => (/^\s*https?:/i.test(text) ? hostIn(text) : text);
