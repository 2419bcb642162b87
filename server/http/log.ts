import type { FastifyRequest } from 'fastify';

type LoggedError = { type: string; message: string; stack: string };

/** An error as it may be written down. A failed query's own message repeats its parameters (names, hashes): its cause does not. */
export const loggedError = (error: Error): LoggedError => {
  if ('params' in error) {
    return error.cause instanceof Error
      ? loggedError(error.cause)
      : { type: error.name, message: 'A query failed', stack: '' };
  }
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return { type: error.name, message: error.message + code, stack: error.stack ?? '' };
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
