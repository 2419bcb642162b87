import type { FastifyRequest } from 'fastify';
import { DatabaseBusy } from '../db/errors.ts';

type LoggedError = { type: string; message: string; stack: string };

// Messages of other libraries may contain hashes, headers, our tokens and their digests, query strings, and passwords
// in URLs. A match that fails ends where the next one may begin, so that the time for hostile texts is not quadratic.
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\$argon2\S+/g, '[hash]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [hidden]'],
  [/(?<![\w-])(?:[\w-]{43}|[\da-f]{64})(?![\w-])/g, '[hidden]'],
  [/(\/[^\s?/]*)\?\S+/g, '$1?[hidden]'],
  [/(:\/\/[^\s/:@]*:)(?:(?!:\/\/[^\s/:@]*:)[^\s@])+@/g, '$1[hidden]@'],
];

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, [secret, placeholder]) => rest.replace(secret, placeholder), text);

/**
 * An error without secrets, for the log. The message of a failed query repeats its parameters (names, hashes); its
 * cause does not. For DatabaseBusy the cause is logged, because it says why.
 */
export const loggedError = (error: Error): LoggedError => {
  if (error instanceof DatabaseBusy && error.cause instanceof Error) return loggedError(error.cause);
  if ('params' in error) {
    return error.cause instanceof Error
      ? loggedError(error.cause)
      : { type: error.name, message: 'A query failed', stack: '' };
  }
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return {
    type: error.name,
    message: withoutSecrets(error.message + code),
    stack: withoutSecrets(error.stack ?? ''),
  };
};

/** Logs requests and errors without query strings (they contain searches), headers and bodies. */
export const logSettings = (level: string) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      // The path of a privacy copy contains its token.
      path: withoutSecrets(request.url.split('?')[0] ?? ''),
      address: request.ip,
    }),
    err: loggedError,
  },
});
