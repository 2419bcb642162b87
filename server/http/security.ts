import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE_MAX_AGE_S } from '../limits/server.ts';

const nonces = new WeakMap<IncomingMessage, string>();

/** The style nonce of the request's Content-Security-Policy, made on first use. */
export const nonceOf = (request: IncomingMessage): string => {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
};

interface SecuritySettings {
  /** Whether browsers connect by TLS: sends Strict-Transport-Security. */
  readonly tls: boolean;
  /** Whether other origins may load our photos. */
  readonly crossOrigin: boolean;
}

/** Sets the security headers on every response, and `no-store` on those of the API. */
export const secure = async (http: FastifyInstance, { tls, crossOrigin }: SecuritySettings): Promise<void> => {
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
        // Server-rendered markup and MUI set style attributes, which cannot carry a nonce.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: crossOrigin ? 'cross-origin' : 'same-origin' },
    // The video host plays nothing without a referring origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: tls ? { maxAge: IMMUTABLE_MAX_AGE_S, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
  });
  http.addHook('onSend', async (request, reply) => {
    // Checks the route as well, because `/%61pi/…` is the same path.
    const isApi = [request.url, request.routeOptions.url].some((address) => address?.startsWith('/api/'));
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
