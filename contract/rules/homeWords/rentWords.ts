const toRent =
  /(?<![\p{L}\p{M}])(?:(?:for|on) rent|rent|kiraye (?:par|pe|ka|ki|ke)|kiraye|kiraya|किराये|किराए)(?![\p{L}\p{M}])/giu;

/** Removes the words of a search that request a home to rent. */
export const withoutRent = (words: string): string => words.replace(toRent, ' ').replace(/\s+/g, ' ').trim();

/** Whether the words of a search request a home to rent. */
export const asksForRent = (words: string): boolean => words.search(toRent) >= 0;
