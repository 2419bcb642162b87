import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  BUCKET_ATTEMPTS,
  BUCKET_CONNECT_MS,
  BUCKET_REQUEST_MS,
  IMMUTABLE_MAX_AGE_S,
  MAX_CONNECTIONS,
} from '../limits/server.ts';
import { tracedWithin } from '../tracing/spans.ts';
import { assertKey, isKey } from './names.ts';
import type { PhotoStore } from './types.ts';

/** The bucket. Without keys the SDK looks for credentials itself (environment, instance role). */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** For an S3-compatible service other than Amazon's. */
  readonly endpoint?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

// A reader holds a socket while it reads. There are as many sockets as readers, so that slow readers do not block
// others.
const agent = { maxSockets: MAX_CONNECTIONS };

const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings) =>
  new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: BUCKET_ATTEMPTS,
    requestHandler: {
      connectionTimeout: BUCKET_CONNECT_MS,
      requestTimeout: BUCKET_REQUEST_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Services other than Amazon's often do not support the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const FOLDER = 'media/';

/** Stores photos in an S3-compatible bucket, under `media/`. */
export const s3Store = (settings: S3Settings): PhotoStore => {
  const client = clientOf(settings);
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        tracedWithin(`bucket ${commandName}`, {}, () => next(args)),
    { step: 'initialize', name: 'trace' },
  );
  const at = (key: string) => ({ Bucket: settings.bucket, Key: FOLDER + assertKey(key) });
  return {
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentType: contentType,
          CacheControl: `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`,
        }),
      );
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        if (!(Body instanceof Readable) || ContentLength === undefined)
          throw new Error('The bucket returned no picture');
        return { bytes: ContentLength, stream: Body };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *keys() {
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: FOLDER });
      for await (const { Contents = [] } of pages)
        yield Contents.map(({ Key = '' }) => Key.slice(FOLDER.length)).filter(isKey);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
    },
  };
};
