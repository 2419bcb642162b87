import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from './security.ts';

const page = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Back in a moment</title>
<style nonce="${nonce}">body{font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:12vh auto;padding:0 24px}a{display:inline-block;padding:12px 0}</style>
</head><body><h1>Back in a moment</h1><p>This page cannot be shown right now. Nothing is lost: please try again in a few seconds.</p>
<p><a href="">Try again</a></p></body></html>
`;

/** Whether a person reads the response: the request is neither an API call nor for a file that a page loads. */
export const isReadByPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|media|assets)(\/|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '');

/** Sends a page that asks the visitor to try again soon. The caller sets the status and Retry-After. */
export const sendBusyPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  // The site page routes normally set their own security headers, but did not get that far.
  void reply.helmet();
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(page(nonceOf(request.raw)));
};
