import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-forwarded-for';

// `203.0.113.7:4711`, `[2001:db8::7]:4711` and `[2001:db8::7]`; an IPv6 address without brackets has no port.
const PORTED = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/** Drops the ports that some proxies append to `X-Forwarded-For`, so that a caller's connections share one address. */
export const dropForwardedPorts = (headers: IncomingHttpHeaders): void => {
  const given = headers[HEADER];
  if (typeof given !== 'string') return;
  headers[HEADER] = given
    .split(',')
    .map((one) => one.trim().replace(PORTED, '$1$2'))
    .join(', ');
};
