import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3Constructor = new (options: object) => S3Server;
// s3rver has no types and is CommonJS.
const S3rver: S3Constructor = createRequire(import.meta.url)('s3rver');

/** Starts an S3-compatible store on loopback, with an empty bucket in a temporary folder. */
export const startBucket = async () => {
  const bucket = 'pictures';
  const directory = await mkdtemp(join(tmpdir(), 'nivaas-bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    bucket,
    region: 'ap-south-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
