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

/** The form's text fields and the one declared file. A file under another name is read past. */
export const readForm = async (request: FastifyRequest, declared: FilePart | undefined): Promise<Form> => {
  const fields = new Map<string, unknown>();
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new HttpError(413, 'A field is too large');
      fields.set(part.fieldname, part.value);
    } else if (declared && part.fieldname === declared.name) {
      const bytes = await part.toBuffer();
      // An empty file input of a form is sent as a nameless part without bytes.
      if (bytes.length > 0 || part.filename) file = { bytes, filename: part.filename };
    } else {
      part.file.resume();
    }
  }
  return { fields: Object.fromEntries(fields), file };
};
