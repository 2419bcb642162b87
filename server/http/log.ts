import type { FastifyRequest } from 'fastify';

type LoggedError = { type: string; message: string; stack: string };

// What may stand in words that others wrote: a hash, a header, our tokens and their digests, a query string, an address' password.
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\$argon2\S+/g, '[hash]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [hidden]'],
  [/(?<![\w-])(?:[\w-]{43}|[\da-f]{64})(?![\w-])/g, '[hidden]'],
  [/(\/[^\s?]*)\?\S+/g, '$1?[hidden]'],
  [/(:\/\/[^\s/:@]*:)[^\s@]+@/g, '$1[hidden]@'],
];

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((said, [secret, instead]) => said.replace(secret, instead), text);

/** An error as it may be written down. A failed query's own message repeats its parameters (names, hashes): its cause does not. */
export const loggedError = (error: Error): LoggedError => {
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

/** How requests and errors are logged: no query strings (they hold what people search), no headers, no bodies. */
export const logSettings = (level: string) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url.split('?')[0],
      address: request.ip,
    }),
    err: loggedError,
  },
});
