import { statfs } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import { cannotConnect, isDiskFull, isPermissionDenied, WrongAppLogin } from '../db/errors.ts';
import { codeOf } from '../lib/errorCode.ts';
import { FULL_DISK_BELOW_BYTES } from '../limits/server.ts';
import { FolderInUse } from './lock.ts';

/** Whether an error comes from the file system or the network. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const folderFull = (folder: string) => new ConfigError('DATA_DIR', `is on a disk that is full: ${folder}`);
const databaseFull = () => new ConfigError('DATABASE_URL', 'names a database whose disk is full');

// On a full disk PGlite fails to open an existing database without saying why.
const isSilentlyFull = async (folder: string, error: unknown): Promise<boolean> => {
  if (!(error instanceof Error && error.message.startsWith('PGlite failed to initialize'))) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FULL_DISK_BELOW_BYTES;
};

/** Runs a step that uses the data folder; turns file system errors into a ConfigError that names DATA_DIR. */
export const inDataFolder = async <T>(folder: string, step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (isDiskFull(error) || (await isSilentlyFull(folder, error))) throw folderFull(folder);
    if (error instanceof FolderInUse || !isSystemError(error)) throw error;
    throw new ConfigError('DATA_DIR', `cannot be used as a folder: ${folder} (${codeOf(error)})`);
  }
};

/**
 * Runs the step that opens PostgreSQL. Turns failures to connect or to set it up into a ConfigError that names
 * DATABASE_URL, and an unusable login into one that names the login's setting.
 */
export const atDatabase = async <T>(step: () => Promise<T>, login = 'DATABASE_APP_URL'): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof WrongAppLogin) throw new ConfigError(login, error.message);
    if (isDiskFull(error)) throw databaseFull();
    if (isPermissionDenied(error)) {
      const needed =
        'it must own the database and be allowed to create a role (CREATEROLE), or be a member of nivaas_app and nivaas_operator';
      throw new ConfigError('DATABASE_URL', `names a user that may not set the database up: ${needed}`);
    }
    if (!cannotConnect(error)) throw error;
    throw new ConfigError('DATABASE_URL', 'names a database that cannot be reached, or that does not let us in');
  }
};

/** Runs the step that fills the database and the folder; turns a full disk into a ConfigError that names which one. */
export const whileFilling = async <T>(
  { databaseUrl, dataDir }: { readonly databaseUrl?: string; readonly dataDir: string },
  step: () => Promise<T>,
): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw databaseUrl && codeOf(error) !== 'ENOSPC' ? databaseFull() : folderFull(dataDir);
  }
};

/** Runs the step that listens; turns an unusable address into a ConfigError that names PORT or HOST. */
export const listening = async <T>(
  { host, port, name = 'PORT' }: { host: string; port: number; name?: 'PORT' | 'METRICS_PORT' },
  step: () => Promise<T>,
): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new ConfigError(name, `${port} is used by another program`);
    if (code === 'EACCES') throw new ConfigError(name, `${port} may not be used by this account`);
    if (!isSystemError(error)) throw error;
    throw new ConfigError('HOST', `is no address of this machine: ${host} (${code})`);
  }
};
