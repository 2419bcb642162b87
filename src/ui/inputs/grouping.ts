/** Only the digits of what was typed. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Digits and the first point of what was typed; the points of words ('sq.ft.', 'Rs.') are not the number's. */
export const decimalOf = (typed: string): string => {
  const [whole = '', ...decimals] = typed
    .replace(/\p{L}\.?/gu, '')
    .replace(/[^\d.]/g, '')
    .split('.');
  return decimals.length ? `${whole}.${decimals.join('')}` : whole;
};

/** A number's text in Indian grouping, its decimals as they are: '8450000.5' is '84,50,000.5'. */
export const grouped = (text: string): string => {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,'), ...decimals].join('.');
};

/**
 * Where the caret stands in grouped text when so many characters other than commas lie before it; `past` a comma that
 * follows them.
 */
export const caretAt = (text: string, before: number, past: boolean): number => {
  let at = 0;
  for (let seen = 0; seen < before && at < text.length; at += 1) if (text[at] !== ',') seen += 1;
  return past && text[at] === ',' ? at + 1 : at;
};
