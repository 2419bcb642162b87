import type { DnsRecord } from '#contract/templates.ts';

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

/** 503 for more pictures at once than may wait. */
export const tooManyPictures = () => new HttpError(503, 'Too many pictures at once. Please try again shortly.');

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
