import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { MAX_CONNECTIONS_OF_ADDRESS } from '../limits/server.ts';
import { networkOf } from './throttle.ts';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a peer is a trusted proxy, from whose address the connections of all callers come. */
const proxies = (trusted: Config['trustProxy']): ((peer: string) => boolean) => {
  if (trusted === false || typeof trusted === 'number') return () => Boolean(trusted);
  const list = new BlockList();
  for (const one of trusted) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (peer) => list.check(peer, familyOf(peer));
};

/** Closes new connections of an address or IPv6 network that already has `max` open. Trusted proxies have no limit. */
export const limitConnections = (
  http: FastifyInstance,
  trusted: Config['trustProxy'],
  max = MAX_CONNECTIONS_OF_ADDRESS,
): void => {
  const isProxy = proxies(trusted);
  const open = new Map<string, number>();
  http.server.on('connection', (socket: Socket) => {
    // Drops the zone of a link-local address. A socket without an address is already closed.
    const [peer] = socket.remoteAddress?.split('%') ?? [];
    if (peer === undefined || isProxy(peer)) return;
    const network = networkOf(peer);
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
};
