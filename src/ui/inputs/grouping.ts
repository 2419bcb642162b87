/** The digits of typed text. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** The digits and the first point of typed text, without the points of words ('sq.ft.', 'Rs.'). */
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

/** The caret's index in grouped text after `before` characters other than commas; after a following comma, too, if `past`. */
export const caretAt = (text: string, before: number, past: boolean): number => {
  let at = 0;
  for (let seen = 0; seen < before && at < text.length; at += 1) if (text[at] !== ',') seen += 1;
  return past && text[at] === ',' ? at + 1 : at;
};
