import { type LeadFile, MAX_IMPORT_MB, readLeadFile } from '#contract/leads/file/leadFile.ts';
import { type Encoding, readText, UnreadableFile } from '#contract/leads/file/readText.ts';
import { formatNumber } from '#src/lib/format.ts';

/** A file of leads that has been read. */
export interface OpenFile {
  readonly file: File;
  readonly encoding: Encoding;
  readonly table: LeadFile;
}

/** Yields to the event loop, so that the page stays responsive during long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reads a file; throws an error whose message can be shown to the user. */
export const openLeadFile = async (file: File): Promise<OpenFile> => {
  if (file.size > MAX_IMPORT_MB * 1024 * 1024)
    throw new UnreadableFile(`The file is larger than ${MAX_IMPORT_MB} MB. Please split it.`);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnreadableFile('The file could not be read. Choose it again.');
  });
  const { text, encoding } = readText(new Uint8Array(bytes));
  return { file, encoding, table: await readLeadFile(text, pause) };
};

const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** "leads.csv · 1,248 rows · comma, UTF-8, first row read as names". */
export const aboutFile = ({ file, encoding, table: { rows, delimiter, hasNames } }: OpenFile): string => {
  const count = `${formatNumber(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}`;
  const names = hasNames ? 'first row read as names' : 'no row of names';
  return `${file.name} · ${count} · ${delimiters[delimiter]}, ${encoding}, ${names}`;
};
