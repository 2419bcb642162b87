import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'pictures';
const ACCESS_KEY = 'NIVAASTESTKEY';
// A real service lists 1,000 keys at once. With fewer, tests read several pages.
const KEYS_A_PAGE = 5;

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const list = (response: ServerResponse, files: ReadonlyMap<string, Stored>, query: URLSearchParams) => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, KEYS_A_PAGE);
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
    );
};

const answer = async (files: Map<string, Stored>, request: IncomingMessage, response: ServerResponse) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const [, bucket = '', ...path] = decodeURIComponent(pathname).split('/');
  const key = path.join('/');
  if (!request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
    return refuse(response, 403, 'InvalidAccessKeyId');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (!key) return request.method === 'HEAD' ? response.end() : list(response, files, searchParams);
  if (request.method === 'PUT') {
    files.set(key, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' });
    return response.end();
  }
  if (request.method === 'DELETE') {
    files.delete(key);
    return response.writeHead(204).end();
  }
  const found = files.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  return response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length }).end(found.bytes);
};

/**
 * Starts a store on loopback that answers the S3 calls of `s3Store` from memory, with an empty bucket. It knows one
 * access key, and leaves signatures to the SDK. No kept package does this on Node 20.
 */
export const startBucket = async () => {
  const files = new Map<string, Stored>();
  const server = createServer((request, response) => {
    answer(files, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    bucket: BUCKET,
    region: 'ap-south-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: 'secret',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
