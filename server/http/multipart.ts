import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FilePart } from '../../contract/endpoint';
import { HttpError } from './errors';

/** The largest file that is accepted, in bytes. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** A file as it arrived. Its name is the sender's word: never a path, never trusted. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string;
}

interface Form {
  readonly fields: Record<string, unknown>;
  readonly file?: UploadedFile;
}

/** Teaches the server multipart bodies, with every limit set. */
export const acceptMultipart = (http: FastifyInstance) =>
  http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 60, parts: 61, fieldSize: 64 * 1024, fieldNameSize: 100 },
  });

/** Refuses by its declared length what could only be cut off later. */
export const refuseOversized = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES + 1024 * 1024) {
    throw new HttpError(413, 'The file is larger than 15 MB', {}, { connection: 'close' });
  }
};

// What the parser itself says of a broken form is for programmers, and comes without a status.
const asRefusal = (error: unknown): unknown => {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return new HttpError(400, 'Please send one file at a time');
  return code === 'FST_REQ_FILE_TOO_LARGE' || (typeof code === 'string' && /^FST_\w+_LIMIT$/.test(code))
    ? error
    : new HttpError(400, 'The form is broken or did not arrive whole');
};

const misnamed = (given: string, declared: FilePart | undefined): HttpError => {
  const message = declared ? `Please send the file as ${declared.name}` : 'No file is expected';
  return new HttpError(400, message, { errors: { [given]: message } });
};

const readParts = async (request: FastifyRequest, declared: FilePart | undefined): Promise<Form> => {
  const fields = new Map<string, unknown>();
  let file: UploadedFile | undefined;
  let refusal: HttpError | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new HttpError(413, 'A field is too large');
      fields.set(part.fieldname, part.value);
    } else if (declared && part.fieldname === declared.name) {
      const bytes = await part.toBuffer();
      // An empty file input of a form is sent as a nameless part without bytes.
      if (bytes.length > 0 || part.filename) file = { bytes, filename: part.filename };
    } else {
      // Read to its end all the same, so that the answer can be sent.
      part.file.resume();
      if (part.filename) refusal ??= misnamed(part.fieldname, declared);
    }
  }
  if (refusal) throw refusal;
  return { fields: Object.fromEntries(fields), file };
};

/** The form's text fields and the one declared file. 400 for a broken form, a second file or one of another name. */
export const readForm = (request: FastifyRequest, declared: FilePart | undefined): Promise<Form> =>
  readParts(request, declared).catch((error: unknown) => {
    throw asRefusal(error);
  });
