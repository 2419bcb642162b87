import { createHook } from 'node:async_hooks';

type Field = 'address' | 'port' | 'hostname';

// The async resources below net, tls, http, http2, dgram, fetch, dns and child_process.
const KINDS: Readonly<Record<string, string>> = {
  TCPCONNECTWRAP: 'tcp',
  PIPECONNECTWRAP: 'pipe',
  // The UDP socket itself, because a datagram that is sent at once creates no other resource.
  UDPWRAP: 'udp',
  GETADDRINFOREQWRAP: 'lookup',
  GETNAMEINFOREQWRAP: 'reverse lookup',
  PROCESSWRAP: 'process',
};

const fieldOf = (of: object, name: Field): string => {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * Watches outgoing network traffic of this process until it is stopped: the names in DNS queries of resolvers, and all other
 * connections (`tcp 127.0.0.1:5432`; for UDP only that a socket was opened).
 */
export const watchNetwork = () => {
  const queries: object[] = [];
  const sent: { readonly kind: string; readonly to: object }[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'QUERYWRAP') queries.push(resource);
      const kind = KINDS[type];
      if (kind) sent.push({ kind, to: resource });
    },
  }).enable();
  return {
    stop: () => void hook.disable(),
    seen: () => ({
      // The targets are set after the resources are created.
      questions: queries.map((query) => fieldOf(query, 'hostname')),
      others: sent.map(({ kind, to }) => {
        const port = fieldOf(to, 'port');
        return `${kind} ${fieldOf(to, 'address') || fieldOf(to, 'hostname')}${port && `:${port}`}`.trim();
      }),
    }),
  };
};
