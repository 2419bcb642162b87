import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Account, operator } from './operator.ts';

const HEAD = 'host: 127.0.0.1\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HEAD}${more}\r\n`;
const post = (path: string, type: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\n${HEAD}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;
const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
const signIn = ({ email, password }: Account) => {
  const body = JSON.stringify({ email, password });
  return post('/api/auth/super-admin/login', 'application/json', Buffer.byteLength(body), body);
};

interface Kind {
  /** Sent immediately. */
  readonly sends: string;
  /** Sent after the first response. */
  readonly afterwards?: string;
  /** Does not read the response, so that the server cannot send all of it. */
  readonly isDeaf?: boolean;
}

/** What connections do while a server shuts down. `largeFile` is the path of a large file that it serves. */
const kindsOf = (largeFile: string): readonly Kind[] => [
  { sends: '' },
  { sends: 'GET /api/he' },
  { sends: `GET /api/health/ready HTTP/1.1\r\n${HEAD}` },
  { sends: get('/api/health/ready'), afterwards: '' },
  { sends: get('/api/health/ready'), afterwards: 'GET /about-us HTTP/1.1\r\nho' },
  { sends: signIn(operator) },
  { sends: get(largeFile).repeat(20) },
  { sends: get(largeFile).repeat(20), isDeaf: true },
  { sends: post('/api/auth/broker/login', 'application/json', 80, '{"email":') },
  { sends: post('/api/broker/createbroker', 'multipart/form-data; boundary=x', 9_000, '--x\r\n') },
  { sends: get('/api/health/ready', upgrade), afterwards: get('/about-us') },
  { sends: get('/', upgrade) },
];

/** Opens `count` connections of all kinds in turn. They stay open until the server closes them. */
export const openConnections = async (url: string, count: number, largeFile: string): Promise<readonly Socket[]> => {
  const kinds = kindsOf(largeFile);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { sends = '', afterwards, isDeaf } = kinds[at % kinds.length] ?? {};
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // A connection reset is reported as an error.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(sends);
      if (afterwards !== undefined) {
        await once(socket, 'data');
        socket.write(afterwards);
      }
      if (isDeaf) socket.pause();
      else socket.resume();
      return socket;
    }),
  );
};
