import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Endpoint, FilePart, HandlerInput } from '#contract/endpoint.ts';
import type { Database } from '../db/database.ts';
import { HttpError, notFound } from '../errors.ts';
import { STREAM_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../limits/server.ts';
import { authorize } from './access.ts';
import type { CallLimits } from './callLimits.ts';
import { type Repeat, repeatOf } from './idempotency.ts';
import { filledQuery, readInput } from './input.ts';
import { type Form, readForm, refuseOversized } from './multipart.ts';
import { responseSchema } from './responseSchema.ts';
import type { Session } from './session.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** What is needed to serve endpoints. */
export interface Api {
  readonly http: FastifyInstance;
  readonly db: Database;
  /** The folder for received files. */
  readonly uploads: string;
  readonly limits: CallLimits;
  /** Whether operators must have a second step. */
  readonly requireSecondFactor: boolean;
}

type SessionFor<Access> = Access extends readonly (infer R)[] ? Extract<Session, { role: R }> : null;

/** The input of a handler: validated input, the session, the database, and the idempotency key of repeatable writes. */
export type Context<E extends Endpoint> = HandlerInput<E> & {
  readonly session: SessionFor<E['access']>;
  readonly db: Database;
  readonly repeat: Repeat | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: FastifyBaseLogger;
} & (E['file'] extends FilePart ? { readonly file: UploadedFile | undefined } : unknown);

/** The result of a handler; a stream for endpoints that stream. */
type Result<E extends Endpoint> = E['stream'] extends string ? Readable : Answer<E>;

type AnyHandler = (context: never) => Promise<unknown>;

/** Receives a form; undefined for another body, which Fastify has parsed. */
const receiveForm = async (endpoint: Endpoint, uploads: string, request: FastifyRequest): Promise<Form | undefined> => {
  const { body, encoding = 'json', file: part } = endpoint;
  if (!body && !part) return undefined;
  const isForm = request.isMultipart();
  if (isForm ? encoding === 'json' : encoding === 'multipart') {
    throw new HttpError(415, `Please send ${isForm ? 'JSON' : 'multipart/form-data'}`);
  }
  return isForm ? readForm(request, { part, folder: uploads }) : undefined;
};

const readBody = async ({ body: schema, file: part }: Endpoint, request: FastifyRequest, form: Form | undefined) => {
  const body = schema && (await readInput(schema, form ? form.fields : request.body, form ? 'cast' : 'strict'));
  if (part?.required && !form?.file) {
    throw new HttpError(400, 'Please choose a file', { errors: { [part.name]: 'Please choose a file' } });
  }
  return body;
};

const readParams = async ({ params }: Endpoint, request: FastifyRequest): Promise<unknown> => {
  if (!params) return undefined;
  const given = { ...(request.params as Record<string, string>) };
  const read = await readInput(params, given, 'cast').catch((error: unknown) => {
    throw error instanceof HttpError ? notFound() : error;
  });
  // Only `7` is an id: `007` and `7.0` are not found.
  if (Object.entries(read).some(([name, value]) => String(value) !== given[name])) throw notFound();
  return read;
};

const answerTo = async (
  api: Api,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { db, uploads, limits } = api;
  const { params } = request;
  const query = endpoint.query ? await readInput(endpoint.query, filledQuery(request.query), 'cast') : undefined;
  const form = await receiveForm(endpoint, uploads, request);
  const file = form?.file;
  try {
    const body = await readBody(endpoint, request, form);
    // Checked again, because the body may arrive long after the headers, and the session may have ended by then.
    if (endpoint.method !== 'GET') await authorize(api, endpoint, request);
    const { session, log } = request;
    const repeat = endpoint.repeatable ? repeatOf(request, { session, params, body, file }) : undefined;
    limits.refuseHasty(endpoint, request);
    const context = { params, query, body, file, session, db, repeat, request, reply, log };
    const answer = await handler(context as never);
    const statuses = Object.keys(endpoint.responses).map(Number);
    if (statuses.length === 1) return { status: statuses[0] ?? 200, body: answer };
    return answer as { status: number; body: unknown };
  } finally {
    await file?.close();
  }
};

const route = (api: Api, endpoint: Endpoint, handler: AnyHandler): void => {
  const { http, limits } = api;
  const { method, path, responses, stream } = endpoint;
  http.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    ...(endpoint.file && { handlerTimeout: UPLOAD_TIMEOUT_MS }),
    ...(stream && { handlerTimeout: STREAM_TIMEOUT_MS }),
    schema: stream
      ? {}
      : {
          response: Object.fromEntries(
            Object.entries(responses).flatMap(([code, schema]) =>
              code === '204' ? [] : [[code, responseSchema(schema)] as const],
            ),
          ),
        },
    // Before the body is read, so that no bytes are read from strangers or for an object that cannot exist.
    onRequest: async (request) => {
      await authorize(api, endpoint, request);
      request.params = await readParams(endpoint, request);
      refuseOversized(request);
    },
    handler: async (request, reply) => {
      const answer = () => answerTo(api, endpoint, handler, request, reply);
      const { status, body } = await limits.inPlace(endpoint, request, answer);
      if (stream) reply.type(stream);
      return reply.code(status).send(status === 204 ? undefined : body);
    },
  });
};

/**
 * Serves an endpoint of the contract: authorizes the caller, validates the input (400, 404, 413, 415), runs the handler, and sends
 * only the fields that the contract declares. The role is checked before the id, and the id before the body.
 */
export const serve = <E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (context: Context<E>) => Promise<Result<E>>,
): void => route(api, endpoint, handler);
