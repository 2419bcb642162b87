const ADDRESS = /^\s*(?:https?:\/\/)?([^\s/?#@]+\.[^\s/?#@]+)(?:[/?#]\S*)?\s*$/i;

/** The host of an address such as `https://www.sharma.in/homes`. Anything else stays as it is: the server says what is wrong with it. */
export const hostIn = (text: string): string => ADDRESS.exec(text)?.[1] ?? text;

/** The same while it is typed or pasted: without a scheme, what follows the name may be a slip, and taking it would join what comes next. */
export const hostPasted = (text: string): string => (/^\s*https?:/i.test(text) ? hostIn(text) : text);
