import Papa, { type ParseResult, type Parser } from 'papaparse';
import { fieldNamed } from './columnNames.ts';
import { UnreadableFile } from './readText.ts';

/** The most rows that a file may have. */
export const MAX_IMPORTED_ROWS = 20_000;
/** The largest file. */
export const MAX_IMPORT_MB = 10;

/** A row that is not empty; `row` is its line in the file, counted from 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table of leads. */
export interface LeadFile {
  readonly delimiter: Delimiter;
  /** The names of the columns, each of them unique. */
  readonly columns: readonly string[];
  /** Whether the names come from a row of the file. */
  readonly hasNames: boolean;
  readonly rows: readonly FileRow[];
}

const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Yields to other work between two parts of a long task. */
export type Pause = () => Promise<void>;

/** Characters that are parsed at a time: some milliseconds. */
const PART = 100_000;
/** How many rows are searched for the column names. */
const LOOKED_AT = 30;

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
const isValue = (cell: string): boolean => cell.replaceAll(/\D/g, '').length >= 7 || cell.includes('@');
// Rows with values do not count: a lead may contain a word that is also a column name.
const namedIn = (cells: readonly string[]): number => (cells.some(isValue) ? 0 : cells.filter(fieldNamed).length);

/**
 * The index of the header: the row with the most column names, because lists may begin with titles in merged cells. If
 * no row has any, the first that is not a title; -1 if that is already a lead.
 */
const findNames = (rows: readonly (readonly string[])[]): number => {
  const [most] = rows
    .map((cells, at) => ({ at, named: namedIn(cells), filled: filledIn(cells) }))
    .toSorted((a, b) => b.named - a.named || b.filled - a.filled);
  if (most && most.named > 0) return most.at;
  const first = rows.findIndex((cells) => filledIn(cells) > 1);
  const at = first === -1 ? rows.findIndex(isFilled) : first;
  return rows[at]?.some(isValue) ? -1 : at;
};

const firstRows = (text: string, delimiter: Delimiter): string[][] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: LOOKED_AT }).data;

// The delimiter that gives the most column names; among equals, the most cells.
const findDelimiter = (text: string): Delimiter => {
  const score = (delimiter: Delimiter): number => {
    const rows = firstRows(text, delimiter);
    const cells = rows.reduce((sum, row) => sum + filledIn(row), 0);
    return Math.max(0, ...rows.map(namedIn)) * 10_000 + cells;
  };
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, score: score(delimiter) }))
    .toSorted((a, b) => b.score - a.score);
  return best?.delimiter ?? ',';
};

const isDelimiter = (sign: string | undefined): sign is Delimiter => delimiters.some((one) => one === sign);

/** A spreadsheet's column letters: A to Z, then AA. */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

// A mapping refers to columns by name, so the names must be unique.
const namesOf = (cells: readonly string[], width: number): string[] => {
  const names: string[] = [];
  for (let at = 0; at < width; at += 1) {
    const name = (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100) || `Column ${letterOf(at)}`;
    let own = name;
    for (let nth = 2; names.includes(own); nth += 1) own = `${name} (${nth})`;
    names.push(own);
  }
  return names;
};

const MOST_COLUMNS = 200;

const allRows = (text: string, delimiter: Delimiter, pause: Pause): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    let failure: UnreadableFile | undefined;
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize: PART,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        const open = errors.find(({ code }) => code === 'MissingQuotes');
        if (open)
          failure = new UnreadableFile(
            `A quotation mark (") that is opened around row ${rows.length + data.length} is never closed. Close or remove it.`,
          );
        for (const cells of data) rows.push(cells);
        if (failure) return parser.abort();
        parser.pause();
        pause().then(() => parser.resume(), reject);
      },
      complete: () => (failure ? reject(failure) : resolve(rows)),
      error: reject,
    });
  });

/** Reads a file's text as a table. Throws `UnreadableFile` if it has no rows, or too many. */
export const readLeadFile = async (text: string, pause: Pause): Promise<LeadFile> => {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  // Excel's files may name the delimiter in a first line, `sep=;`.
  const named = /^"?sep=(.)"?\n/i.exec(lines);
  const body = named ? lines.slice(named[0].length) : lines;
  const delimiter = isDelimiter(named?.[1]) ? named[1] : findDelimiter(body);
  const all = await allRows(body, delimiter, pause);
  const at = findNames(all.slice(0, LOOKED_AT));
  const offset = named ? 2 : 1;
  const rows = all
    .map((cells, nth) => ({ row: nth + offset, cells }))
    .slice(at + 1)
    .filter(({ cells }) => isFilled(cells));
  if (rows.length === 0) throw new UnreadableFile('The file has no rows below the names of its columns.');
  if (rows.length > MAX_IMPORTED_ROWS)
    throw new UnreadableFile(
      `The file has ${rows.length.toLocaleString('en-IN')} rows; at most ${MAX_IMPORTED_ROWS.toLocaleString('en-IN')} are taken at a time. Please split it.`,
    );
  const names = all[at] ?? [];
  const width = Math.min(
    MOST_COLUMNS,
    rows.reduce((widest, { cells }) => Math.max(widest, cells.length), names.length),
  );
  const columns = namesOf(names, width);
  // Trailing empty cells are not columns.
  while (
    columns.length > 1 &&
    !names[columns.length - 1]?.trim() &&
    !rows.some(({ cells }) => cells[columns.length - 1]?.trim())
  )
    columns.pop();
  return { delimiter, columns, hasNames: at !== -1, rows };
};
