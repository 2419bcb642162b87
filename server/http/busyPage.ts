import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from './security.ts';

const page = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Back in a moment</title>
<style nonce="${nonce}">body{font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:12vh auto;padding:0 24px}a{display:inline-block;padding:12px 0}</style>
</head><body><h1>Back in a moment</h1><p>This page cannot be shown right now. Nothing is lost: please try again in a few seconds.</p>
<p><a href="">Try again</a></p></body></html>
`;

/** Whether somebody who is refused reads a page: not a call, and not what pages load. */
export const isReadByPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|media|assets)(\/|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '');

/** Says to people that what they asked for is there again in a moment; the status and when to come back are set already. */
export const sendBusyPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  // Site pages set their own headers, and had no time to.
  void reply.helmet();
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(page(nonceOf(request.raw)));
};
