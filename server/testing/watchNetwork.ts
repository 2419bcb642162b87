import { createHook } from 'node:async_hooks';

type Field = 'address' | 'port' | 'hostname';

// What Node makes for each thing that leaves the process, below net, tls, http, http2, dgram, fetch, dns and child_process alike.
const KINDS: Readonly<Record<string, string>> = {
  TCPCONNECTWRAP: 'tcp',
  PIPECONNECTWRAP: 'pipe',
  // The socket: what it sends at once goes without another thing made.
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
 * Watches what this process sends to the network until it is stopped: questions to the DNS servers of a resolver (their names),
 * and all else (`tcp 127.0.0.1:5432`; of UDP that a socket was opened). What comes in is not told.
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
      // Where they go is set after they are made.
      questions: queries.map((query) => fieldOf(query, 'hostname')),
      others: sent.map(({ kind, to }) => {
        const port = fieldOf(to, 'port');
        return `${kind} ${fieldOf(to, 'address') || fieldOf(to, 'hostname')}${port && `:${port}`}`.trim();
      }),
    }),
  };
};
