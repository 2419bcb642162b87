import type { HomeRow } from '#contract/homes/schemas.ts';
import type { DnsRecord } from '#contract/templates.ts';

/** A response other than success: its status, the message for people, more fields of the body, and headers. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: {
      errors?: Record<string, string>;
      /** Tells the app what input to request. */
      code?: string;
      current?: unknown;
      steps?: readonly string[];
      record?: DnsRecord;
      similar?: readonly HomeRow[];
      /** The lead that this one was merged into. */
      kept?: number;
    } = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Throws a refusal that a transaction returned instead of throwing, so that its writes were kept. */
export const orThrow = <T>(outcome: T | HttpError): T => {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
};

/** A 404 that is byte-identical for a missing object and another tenant's, so that it does not reveal what exists. */
export const notFound = () => new HttpError(404, 'Not found');

/** The found object, or a 404. */
export const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw notFound();
  return value;
};

/** 409 on one field: `taken('email', 'This email is already in use')`. */
export const taken = (field: string, message: string) => new HttpError(409, message, { errors: { [field]: message } });

/** 503 when the queue for photos is full. */
export const tooManyPhotos = () => new HttpError(503, 'Too many pictures at once. Please try again shortly.');

// Messages for requests that Fastify refuses: its own messages may repeat the input.
const messages: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: 'Not found',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This content type is not accepted',
  431: 'The headers are too large',
};

/** The message for a status that Fastify or Node set. */
export const wordsFor = (status: number): string => messages[status] ?? 'The request was refused';
