import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type InferType, number, object, string } from 'yup';
import { ConfigError } from '../config.ts';
import { type Sums, sumsOf } from './sums.ts';

const MANIFEST = 'manifest.json';
const SUMS = 'SHA256SUMS';

/** The folders of a backup. */
export const DATABASE = 'database';
export const MEDIA = 'media';

const schema = object({
  /** The version of the backup layout. */
  format: number().oneOf([1]).required(),
  madeAt: string().required(),
  /** The commit of the version that made it, if known. */
  commit: string().nullable().defined(),
  engine: string().oneOf(['pglite', 'postgres']).required(),
  /** The newest migration of that version, by its time in the journal. */
  migration: number().required(),
  migrations: number().required(),
  files: number().required(),
  bytes: number().required(),
  /** The SHA-256 of the list of files. */
  sums: string().required(),
});

/** What a backup says about itself. */
export type Manifest = InferType<typeof schema>;

const textOf = ({ lines }: Sums): string => lines.map((line) => `${line}\n`).join('');
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the list of the backup's files, and then the manifest. */
export const writeManifest = async (
  folder: string,
  about: Omit<Manifest, 'format' | 'files' | 'bytes' | 'sums'>,
): Promise<Manifest> => {
  const sums = await sumsOf(folder, [DATABASE, MEDIA]);
  const text = textOf(sums);
  await writeFile(path.join(folder, SUMS), text, { flush: true });
  const manifest = { format: 1, ...about, files: sums.lines.length, bytes: sums.bytes, sums: digest(text) } as const;
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
};

/** The manifest of a backup. Throws ConfigError for a folder that is not a backup. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return await schema.validate(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')), { strict: true });
  } catch {
    throw new ConfigError(folder, `is no backup that this version knows: there is no ${MANIFEST} that it can read`);
  }
};

const SHOWN = 3;

/** Throws ConfigError unless the files of a backup are the ones that were written. */
export const refuseDamaged = async (folder: string, { sums }: Manifest): Promise<void> => {
  const listed = await readFile(path.join(folder, SUMS), 'utf8');
  if (digest(listed) !== sums) throw new ConfigError(folder, `is damaged: ${SUMS} is not the list that was written`);
  const there = await sumsOf(folder, [DATABASE, MEDIA]);
  if (textOf(there) === listed) return;
  const [written, found] = [listed.trim().split('\n'), there.lines];
  const [inList, inFolder] = [new Set(written), new Set(found)];
  const wrong = [...written.filter((line) => !inFolder.has(line)), ...found.filter((line) => !inList.has(line))];
  const names = [...new Set(wrong.map((line) => line.split('  ')[1]))];
  throw new ConfigError(
    folder,
    `is damaged. Files that differ: ${names.length}, among them ${names.slice(0, SHOWN).join(', ')}`,
  );
};
