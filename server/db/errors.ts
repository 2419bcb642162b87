/** The database is away, overloaded, or took longer than its deadline; answered as 503. Nothing was written. */
export class DatabaseBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('The service is busy, please try again', options);
    this.name = 'DatabaseBusy';
  }
}

const causes = (error: unknown): Record<string, unknown>[] => {
  const found: Record<string, unknown>[] = [];
  for (let at = error; typeof at === 'object' && at !== null && found.length < 5; ) {
    // A failed query's own message repeats its parameters, which are people's words; its cause has none.
    found.push({ ...at, message: 'message' in at && !('params' in at) ? at.message : undefined });
    at = 'cause' in at ? at.cause : undefined;
  }
  return found;
};

// Also what a database gives up because two transactions stood in each other's way.
const OUTAGE_CODES =
  /^(40001|40P01|57014|57P0\d|53\d{3}|08\d{3}|25P03|55P03|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)$/;
const OUTAGE_MESSAGES = /connection terminated|timeout exceeded when trying to connect|not queryable|is closed/i;

/** Whether an error of a driver means "not now" rather than "not so". */
export const isOutage = (error: unknown): boolean =>
  causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && OUTAGE_CODES.test(code)) ||
      (typeof message === 'string' && OUTAGE_MESSAGES.test(message)),
  );

const REFUSED_CODES = /^(28\w{3}|3D000|ECONN\w+|EHOSTUNREACH|ENETUNREACH)$/;

/** Whether an error at the start says that the database cannot be reached, is not there, or refuses us. */
export const cannotConnect = (error: unknown): boolean =>
  isOutage(error) || causes(error).some(({ code }) => typeof code === 'string' && REFUSED_CODES.test(code));

/** Whether an error says that the database's user lacks a right. */
export const lacksRight = (error: unknown): boolean => causes(error).some(({ code }) => code === '42501');

/** The name of the unique constraint or index that an error says was broken, if any: `brokers_email`. */
export const brokenUnique = (error: unknown): string | undefined => {
  const violation = causes(error).find(({ code }) => code === '23505');
  return violation && typeof violation.constraint === 'string' ? violation.constraint : undefined;
};

/** A database that this version does not fit, opened as it is. */
export class NotMigrated extends Error {
  constructor() {
    super(
      'The database is not at this version. Start the server of this version once, which brings it there, and try again.',
    );
    this.name = 'NotMigrated';
  }
}
