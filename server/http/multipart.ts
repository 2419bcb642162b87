import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FilePart } from '#contract/endpoint.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTO_MB } from '#contract/rules/photoFormat.ts';
import { HttpError } from '../errors.ts';
import { MAX_FORM_BYTES, MAX_FORM_FIELD_BYTES, MAX_FORM_FIELD_NAME_BYTES, MAX_FORM_FIELDS } from '../limits/server.ts';
import { receiveFile, type UploadedFile } from './uploadedFile.ts';

/** A form that has arrived. The caller must close its file. */
export interface Form {
  readonly fields: Record<string, unknown>;
  readonly file?: UploadedFile;
}

/** The file part that an endpoint declares, and the folder to receive it in. */
interface Expected {
  readonly part: FilePart | undefined;
  readonly folder: string;
}

/** Parses multipart bodies, with every limit set. */
export const acceptMultipart = (http: FastifyInstance) =>
  http.register(multipart, {
    limits: {
      fileSize: MAX_PHOTO_BYTES,
      files: 1,
      fields: MAX_FORM_FIELDS,
      parts: MAX_FORM_FIELDS + 1,
      fieldSize: MAX_FORM_FIELD_BYTES,
      fieldNameSize: MAX_FORM_FIELD_NAME_BYTES,
    },
  });

export const FILE_TOO_LARGE = `The file is larger than ${MAX_PHOTO_MB} MB`;

const tooLarge = () => new HttpError(413, FILE_TOO_LARGE, {}, { connection: 'close' });

/** Refuses a body by its declared length, before it arrives. */
export const refuseOversized = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
};

/** Rejects with 413 once a form is too large; a chunked body does not declare its length. */
const overflow = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_FORM_BYTES) return;
      raw.off('data', count);
      raw.unpipe();
      raw.pause();
      reject(tooLarge());
    };
    raw.on('data', count);
  });

// The parser's errors about a malformed form are meant for developers, and have no status.
const asRefusal = (error: unknown): unknown => {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  // A system call failed: our disk is at fault, not the form.
  if ('syscall' in error) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return new HttpError(400, 'Please send one file at a time');
  return code === 'FST_REQ_FILE_TOO_LARGE' || (typeof code === 'string' && /^FST_\w+_LIMIT$/.test(code))
    ? error
    : notWhole();
};

const notWhole = () => new HttpError(400, 'The form did not arrive completely. Please send it again.');

const misnamed = (given: string, declared: FilePart | undefined): HttpError => {
  const message = declared ? `Please send the file as ${declared.name}` : 'No file is expected';
  return new HttpError(400, message, { errors: { [given]: message } });
};

// The parser replaces bytes that are not UTF-8.
const UNREADABLE = '\uFFFD';

const refuseField = (name: string, value: unknown, before: ReadonlyMap<string, unknown>): void => {
  const wrong = (message: string) => new HttpError(400, message, { errors: { [name]: message } });
  if (typeof value === 'string' && value.includes(UNREADABLE)) throw wrong('The text could not be read as UTF-8');
  if (before.has(name)) throw wrong('Please send it once');
};

const readParts = async (request: FastifyRequest, { part: declared, folder }: Expected): Promise<Form> => {
  const fields = new Map<string, unknown>();
  let received: UploadedFile | undefined;
  let isFile = false;
  let refusal: HttpError | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new HttpError(413, 'A field is too large');
        refuseField(part.fieldname, part.value, fields);
        fields.set(part.fieldname, part.value);
      } else if (declared && part.fieldname === declared.name) {
        received = await receiveFile(folder, part.file, part.filename);
        if (part.file.truncated) throw new HttpError(413, FILE_TOO_LARGE);
        // Browsers send an empty file input as a part with neither a file name nor bytes.
        isFile = received.size > 0 || Boolean(part.filename);
      } else {
        // The part must be read to its end before the response can be sent.
        part.file.resume();
        if (part.filename) refusal ??= misnamed(part.fieldname, declared);
      }
    }
    if (refusal) throw refusal;
    return { fields: Object.fromEntries(fields), file: isFile ? received : undefined };
  } catch (error) {
    isFile = false;
    throw error;
  } finally {
    if (!isFile) await received?.close();
  }
};

/**
 * Reads the text fields and the declared file. 400 for a malformed form, a second file, or a file in another field; 413
 * for one that is too large.
 */
export const readForm = async (request: FastifyRequest, expected: Expected): Promise<Form> => {
  // If the sender left before the parser started to listen, it would wait forever for the rest of the form.
  if (request.raw.destroyed) throw notWhole();
  const reading = readParts(request, expected);
  try {
    // Both start in the same turn of the event loop, so that neither misses a byte.
    return await Promise.race([reading, overflow(request)]);
  } catch (error) {
    // Reading also fails once the body is cut off.
    reading.catch(() => undefined);
    throw asRefusal(error);
  }
};
