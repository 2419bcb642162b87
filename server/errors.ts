import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { MAX_PICTURE_MB } from '#contract/rules/pictureFormat.ts';
import type { DnsRecord } from '#contract/templates.ts';
import { DatabaseBusy } from './db/errors.ts';
import { isReadByPeople, sendBusyPage } from './http/busyPage.ts';
import { QueueFull } from './lib/concurrencyLimit.ts';
import { ImageRefused } from './media/imageRefused.ts';

/** An answer other than success: its status, what people read, and what else the body or the headers carry. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: { errors?: Record<string, string>; current?: unknown; record?: DnsRecord } = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** A refusal that was answered, so that what a transaction wrote stays, is thrown once it has ended. */
export const orThrow = <T>(outcome: T | HttpError): T => {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
};

/** 404, byte-equal for a missing object and for another tenant's, so that nobody learns what exists. */
export const notFound = () => new HttpError(404, 'Not found');

/** The found object, or a 404. */
export const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw notFound();
  return value;
};

/** 409 on one field: `taken('email', 'This email is already in use')`. */
export const taken = (field: string, message: string) => new HttpError(409, message, { errors: { [field]: message } });

// Words for what Fastify itself refuses; never its own text, which may repeat the input.
const refusals: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: 'Not found',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This content type is not accepted',
  431: 'The headers are too large',
};

/** What people read for a status that no route of ours gave. */
export const wordsFor = (status: number): string => refusals[status] ?? 'The request was refused';

/** Of the one file that a form may carry: a picture. */
export const FILE_TOO_LARGE = `The file is larger than ${MAX_PICTURE_MB} MB`;

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
  if (error instanceof ImageRefused) return { status: error.status, body: { message: error.message } };
  const status = statusIn(error);
  if (error instanceof DatabaseBusy || error instanceof QueueFull || status === 503) return BUSY;
  if (status < 400 || status >= 500) return { status: 500, body: { message: 'Something went wrong on our side' } };
  const code = 'code' in error ? byCode[error.code] : undefined;
  return { status, body: { message: code ?? wordsFor(status) } };
};

/** Every failure becomes `{message, errors?}`: never a stack, never the framework's own words. */
export const errorAnswers = (http: FastifyInstance): void => {
  http.setErrorHandler<FastifyError | Error>((thrown, request, reply) => {
    const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown');
    const { status, body, headers } = isUnfinished(error, request) ? TOO_SLOW : replyTo(error);
    // What a route of ours said on purpose is no failure of ours.
    if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
    void reply.code(status).headers({ ...headers });
    return status === 503 && isReadByPeople(request) ? sendBusyPage(request, reply) : reply.send(body);
  });
};
