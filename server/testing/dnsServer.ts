import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The records of a name; `silent` gets no response. */
export interface Zone {
  readonly a?: readonly string[];
  /** AAAA records, each in its eight groups: `2001:db8:0:0:0:0:0:1`. */
  readonly aaaa?: readonly string[];
  readonly txt?: readonly string[];
  readonly says?: 'no name' | 'failure' | 'refused' | 'silent';
}

const CODES = { failure: 2, 'no name': 3, refused: 5 } as const;
const TYPES: Readonly<Record<number, string>> = { 1: 'A', 16: 'TXT', 28: 'AAAA' };

const sixteen = (address: string): Buffer =>
  Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  );

const dataOf = (type: number, { a = [], aaaa = [], txt = [] }: Zone): Buffer[] => {
  if (type === 1) return a.map((address) => Buffer.from(address.split('.').map(Number)));
  if (type === 28) return aaaa.map(sixteen);
  if (type !== 16) return [];
  // A text is sent in pieces of at most 255 bytes.
  return txt.map((text) =>
    Buffer.concat(
      (text.match(/.{1,200}/gs) ?? ['']).map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])),
    ),
  );
};

const recordOf = (type: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

const readQuestion = (message: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
};

const answerTo = (query: Buffer, type: number, end: number, zone: Zone): Buffer => {
  const says = zone.says && zone.says !== 'silent' ? zone.says : undefined;
  const records = says ? [] : dataOf(type, zone).map((data) => recordOf(type, data));
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (says ? CODES[says] : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
};

/** A DNS server on loopback with configurable names; it answers NXDOMAIN for all others. */
export const startDnsServer = async () => {
  const zones = new Map<string, Zone>();
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    questions.push(`${TYPES[type] ?? type} ${name}`);
    const zone = zones.get(name) ?? { says: 'no name' };
    if (zone.says !== 'silent') socket.send(answerTo(query, type, end, zone), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** As the setting DNS_SERVERS. */
    address: `127.0.0.1:${socket.address().port}`,
    /** The questions so far: `A homes.example.com`. */
    questions,
    set: (name: string, zone: Zone) => void zones.set(name, zone),
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
};

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>;
