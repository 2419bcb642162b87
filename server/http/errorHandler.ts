import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { HttpError, wordsFor } from '../errors.ts';
import { QueueFull } from '../lib/concurrencyLimit.ts';
import { codeOf } from '../lib/errorCode.ts';
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

// The rest of an upload is not read.
const DISK_FULL: Reply = {
  status: 503,
  body: { message: 'There is no room for files at the moment. Please try again later.' },
  headers: { 'retry-after': '60', connection: 'close' },
};

const TOO_SLOW: Reply = { status: 408, body: { message: wordsFor(408) }, headers: { connection: 'close' } };

// Whether the handler timed out because the caller did not send the rest of the body.
const isUnfinished = (error: FastifyError | Error, request: FastifyRequest): boolean =>
  'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete;

const statusIn = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const replyTo = (error: FastifyError | Error): Reply => {
  if (error instanceof HttpError) {
    return { status: error.status, body: { message: error.message, ...error.extra }, headers: error.headers };
  }
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') return DISK_FULL;
  const status = statusIn(error);
  if (error instanceof DatabaseBusy || error instanceof QueueFull || status === 503) return BUSY;
  if (status < 400 || status >= 500) return { status: 500, body: { message: 'Something went wrong on our side' } };
  const code = 'code' in error ? byCode[error.code] : undefined;
  return { status, body: { message: code ?? wordsFor(status) } };
};

/** Turns every failure into `{message, errors?}`, without stack traces or the framework's messages. */
export const handleErrors = (http: FastifyInstance): void => {
  http.setErrorHandler<FastifyError | Error>((thrown, request, reply) => {
    const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown');
    const { status, body, headers } = isUnfinished(error, request) ? TOO_SLOW : replyTo(error);
    // An HttpError is thrown on purpose.
    if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
    void reply.code(status).headers({ ...headers });
    return (status === 503 || status === 429) && isReadByPeople(request)
      ? sendBusyPage(request, reply)
      : reply.send(body);
  });
};
