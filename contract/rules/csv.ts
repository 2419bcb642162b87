// A spreadsheet would run what starts like a formula. A sign before a digit is a number, or a phone.
const looksLikeFormula = /^(?:[=@\t\r]|[+-](?!\d))/;

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a CSV file (RFC 4180), its end included. What a spreadsheet would take for a formula gets an apostrophe. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\n`;
