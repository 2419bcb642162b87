/** The database is unavailable, overloaded, or exceeded its deadline; answered with 503. Nothing was written. */
export class DatabaseBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('The service is busy, please try again', options);
    this.name = 'DatabaseBusy';
  }
}

const causes = (error: unknown): Record<string, unknown>[] => {
  const found: Record<string, unknown>[] = [];
  for (let at = error; typeof at === 'object' && at !== null && found.length < 5; ) {
    // The message of a failed query repeats its parameters, which are user input; its cause does not.
    found.push({ ...at, message: 'message' in at && !('params' in at) ? at.message : undefined });
    at = 'cause' in at ? at.cause : undefined;
  }
  return found;
};

// Includes deadlocks, serialisation failures, and PgBouncer's error for an unreachable database (08P01).
const OUTAGE_CODES =
  /^(40001|40P01|57014|57P0\d|53\d{3}|08\w{3}|25P03|55P03|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)$/;
const OUTAGE_MESSAGES = /connection terminated|timeout exceeded when trying to connect|not queryable|is closed/i;

/** Whether a driver's error means an outage rather than a faulty query. */
export const isOutage = (error: unknown): boolean =>
  causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && OUTAGE_CODES.test(code)) ||
      (typeof message === 'string' && OUTAGE_MESSAGES.test(message)),
  );

const REFUSED_CODES = /^(28\w{3}|3D000|ECONN\w+|EHOSTUNREACH|ENETUNREACH)$/;

/** Whether an error at startup means that the database is unreachable, missing, or rejects the connection. */
export const cannotConnect = (error: unknown): boolean =>
  isOutage(error) || causes(error).some(({ code }) => typeof code === 'string' && REFUSED_CODES.test(code));

/** Whether an error says that a lock could not be obtained within `lock_timeout`. */
export const isLocked = (error: unknown): boolean => causes(error).some(({ code }) => code === '55P03');

/** Whether an error says that the database's user lacks a right. */
export const isPermissionDenied = (error: unknown): boolean => causes(error).some(({ code }) => code === '42501');

// File errors inside PGlite have a WASI number instead of a code: no space left, or quota exceeded.
const WASI_DISK_FULL: readonly unknown[] = [51, 19];

/** Whether an error from the system, PostgreSQL (53100) or PGlite says that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  causes(error).some(
    ({ code, name, errno, message }) =>
      code === 'ENOSPC' ||
      code === 'EDQUOT' ||
      code === '53100' ||
      (name === 'ErrnoError' && WASI_DISK_FULL.includes(errno)) ||
      (typeof message === 'string' && message.includes('No space left on device')),
  );

/** The name of the violated unique constraint or index, if any: `brokers_email`. */
export const violatedUnique = (error: unknown): string | undefined => {
  const violation = causes(error).find(({ code }) => code === '23505');
  return violation && typeof violation.constraint === 'string' ? violation.constraint : undefined;
};

/** The database belongs to a version before this one, and was opened without migrating. */
export class NotMigrated extends Error {
  constructor() {
    super(
      'The database is still at an earlier version. Start the server of this version once, which migrates it, and try again.',
    );
    this.name = 'NotMigrated';
  }
}

/**
 * The database was made before all migrations became one baseline, which happened before the first release; there is no
 * way from it to this version. `remedy` says how to get a new one in its place.
 */
export class BeforeBaseline extends Error {
  constructor(database: string, remedy: string) {
    super(
      `The database ${database} belongs to a version from before the first release, and this version cannot take it over. ${remedy}`,
    );
    this.name = 'BeforeBaseline';
  }
}

/** A newer version migrated the database in a way that this version is not compatible with. */
export class NewerDatabase extends Error {
  constructor() {
    super('The database belongs to a newer version, and this one cannot run on it. Start that version.');
    this.name = 'NewerDatabase';
  }
}

/** A backup can only be restored into an empty database, and this one is not. */
export class DatabaseFilled extends Error {
  constructor(which: string) {
    super(`The database is not empty: ${which}. A backup is restored into an empty one.`);
    this.name = 'DatabaseFilled';
  }
}

/** A PostgreSQL client program is missing, or failed. */
export class ProgramFailed extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'ProgramFailed';
  }
}

/** DATABASE_APP_URL or DATABASE_READ_URL cannot be used, for the reason in the message. */
export class WrongAppLogin extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'WrongAppLogin';
  }
}
