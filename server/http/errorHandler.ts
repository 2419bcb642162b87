import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { HttpError, wordsFor } from '../errors.ts';
import { QueueFull } from '../lib/concurrencyLimit.ts';
import { isReadByPeople, sendBusyPage } from './busyPage.ts';
import { FILE_TOO_LARGE } from './multipart.ts';

const byCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_REQ_FILE_TOO_LARGE: FILE_TOO_LARGE,
};

interface Reply {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers?: Readonly<Record<string, string>>;
}

const BUSY: Reply = { status: 503, body: { message: new DatabaseBusy().message }, headers: { 'retry-after': '2' } };

const TOO_SLOW: Reply = { status: 408, body: { message: wordsFor(408) }, headers: { connection: 'close' } };

// The handler's time ran out because the caller never sent the rest.
const isUnfinished = (error: FastifyError | Error, request: FastifyRequest): boolean =>
  'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete;

// As Fastify gives it.
const statusIn = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const replyTo = (error: FastifyError | Error): Reply => {
  if (error instanceof HttpError) {
    return { status: error.status, body: { message: error.message, ...error.extra }, headers: error.headers };
  }
  const status = statusIn(error);
  if (error instanceof DatabaseBusy || error instanceof QueueFull || status === 503) return BUSY;
  if (status < 400 || status >= 500) return { status: 500, body: { message: 'Something went wrong on our side' } };
  const code = 'code' in error ? byCode[error.code] : undefined;
  return { status, body: { message: code ?? wordsFor(status) } };
};

/** Every failure becomes `{message, errors?}`: never a stack, never the framework's own words. */
export const handleErrors = (http: FastifyInstance): void => {
  http.setErrorHandler<FastifyError | Error>((thrown, request, reply) => {
    const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown');
    const { status, body, headers } = isUnfinished(error, request) ? TOO_SLOW : replyTo(error);
    // What a route of ours said on purpose is no failure of ours.
    if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
    void reply.code(status).headers({ ...headers });
    return status === 503 && isReadByPeople(request) ? sendBusyPage(request, reply) : reply.send(body);
  });
};
