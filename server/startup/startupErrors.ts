import { ConfigError } from '../config.ts';
import { cannotConnect, lacksRight, WrongAppLogin } from '../db/errors.ts';
import { codeOf } from '../lib/errorCode.ts';
import { FolderInUse } from './lock.ts';

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Runs a step that uses the data folder; turns errors of the file system into a ConfigError that names DATA_DIR. */
export const inDataFolder = async <T>(folder: string, step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof FolderInUse || !isSystemError(error)) throw error;
    throw new ConfigError('DATA_DIR', `cannot be used as a folder: ${folder} (${codeOf(error)})`);
  }
};

/** Runs the step that opens PostgreSQL; turns failures to connect or to set it up into a ConfigError that names DATABASE_URL. */
export const atDatabase = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof WrongAppLogin) throw new ConfigError('DATABASE_APP_URL', error.message);
    if (lacksRight(error)) {
      const needed =
        'it must own the database and be allowed to create a role (CREATEROLE), or be a member of nivaas_app and nivaas_operator';
      throw new ConfigError('DATABASE_URL', `names a user that may not set the database up: ${needed}`);
    }
    if (!cannotConnect(error)) throw error;
    throw new ConfigError('DATABASE_URL', 'names a database that cannot be reached, or that does not let us in');
  }
};

/** Runs the step that listens; turns an unusable address into a ConfigError that names PORT or HOST. */
export const listening = async <T>(
  { host, port }: { host: string; port: number },
  step: () => Promise<T>,
): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new ConfigError('PORT', `${port} is used by another program`);
    if (code === 'EACCES') throw new ConfigError('PORT', `${port} may not be used by this account`);
    if (!isSystemError(error)) throw error;
    throw new ConfigError('HOST', `is no address of this machine: ${host} (${code})`);
  }
};
