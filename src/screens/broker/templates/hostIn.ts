// User and port are removed only after a scheme: without one, the text may be an e-mail address, or a name with a
// port, for which the server has an error message of its own.
const ADDRESS =
  /^\s*(?:https?:\/\/(?:[^\s/?#@]*@)?([^\s/?#@:]+\.[^\s/?#@:]+)(?::\d*)?|([^\s/?#@]+\.[^\s/?#@]+))(?:[/?#]\S*)?\s*$/i;

/**
 * The host of an address such as `https://www.sharma.in/homes`. Returns other text as it is, for the server to reject.
 */
export const hostIn = (text: string): string => {
  const [, withScheme, without] = ADDRESS.exec(text) ?? [];
  return withScheme ?? without ?? text;
};

/**
 * `hostIn` for text that is being typed or pasted. Text without a scheme stays: what follows the host may be a slip,
 * and removing it would join the host with what is typed next.
 */
export const hostPasted = (text: string): string => (/^\s*https?:/i.test(text) ? hostIn(text) : text);
