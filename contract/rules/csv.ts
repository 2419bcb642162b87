// A spreadsheet may execute a cell that begins with one of these; the last four are the full-width forms of the signs.
const looksLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const isNumberOrPhone = /^[+-]?[\d\s().-]+$/;

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = looksLikeFormula.test(text) && !isNumberOrPhone.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a CSV file (RFC 4180) with its line break. Adds an apostrophe before a cell that looks like a formula. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\n`;
