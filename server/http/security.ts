import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE_MAX_AGE_S } from '../limits/policy.ts';

const nonces = new WeakMap<IncomingMessage, string>();

/** The style nonce of this request's Content-Security-Policy; made on first use. */
export const nonceOf = (request: IncomingMessage): string => {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
};

interface SecuritySettings {
  /** Browsers come over TLS: tell them to stay there. */
  readonly tls: boolean;
  /** Other origins may show our pictures. */
  readonly crossOrigin: boolean;
}

/** Security headers on every answer; API answers are never stored. */
export const secure = async (http: FastifyInstance, { tls, crossOrigin }: SecuritySettings): Promise<void> => {
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
        // Style attributes are what server-rendered markup and MUI set on elements; they cannot carry a nonce.
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
    // The video host refuses to play without a referring origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: tls ? { maxAge: IMMUTABLE_MAX_AGE_S, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
  });
  http.addHook('onSend', async (request, reply) => {
    // By its route too: `/%61pi/…` is the same address.
    const isApi = [request.url, request.routeOptions.url].some((address) => address?.startsWith('/api/'));
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
