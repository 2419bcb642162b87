import { request } from 'node:https';
import { connect } from 'node:tls';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../server/testing/dnsServer';
import { desktop, openVisitor } from './support/browser';
import { lastEngine } from './support/engines';
import { openBrowserHere } from './support/hosts';
import { operatorAlone } from './support/operator';
import { createBrokers, post, tokenOf } from './support/post';
import { startCaddy } from './support/startCaddy';
import { type RunningServer, startServer } from './support/startServer';

const HERE = '203.0.113.10';
const OURS = 'app.nivaas.example';
const DOMAIN = 'homes.rathore.example';
const broker = { name: 'Asha Rathore', email: 'asha@rathore.example', password: 'Jaipur#2026home' };

// Only where somebody says so: the report then names it as skipped.
describe.skipIf(process.env.SKIP_CADDY === '1')('behind Caddy, with deploy/Caddyfile', () => {
  let dns: DnsServer;
  let server: RunningServer;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let browser: Browser;

  beforeAll(async () => {
    dns = await startDnsServer();
    dns.set(DOMAIN, { a: [HERE] });
    const settings = { PUBLIC_URL: `https://${OURS}`, TRUST_PROXY: '127.0.0.1', SITE_IPV4: HERE };
    server = await startServer({ ...operatorAlone, ...settings, DNS_SERVERS: dns.address }, lastEngine);
    await createBrokers(server.url, [broker]);
    const token = await tokenOf(server.url, 'broker', broker);
    await post(server.url, 'templates/publish', { template: 'modern' }, token);
    const { status } = await post(
      server.url,
      'templates/connect-domain',
      { slug: 'asha-rathore', domain: DOMAIN },
      token,
    );
    expect(status).toBe(200);
    const check = `${server.url}/api/templates/check-domain?slug=asha-rathore`;
    await fetch(check, { headers: { authorization: `Bearer ${token}` } });
    caddy = await startCaddy(OURS, server.url);
    browser = await openBrowserHere();
    // Caddy may have to be fetched first.
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await caddy?.stop();
    await server?.stop();
    await dns?.close();
  });

  /** The names in the certificate that is given for a name; undefined when there is none. */
  const certificateOf = (servername: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: caddy.port, servername, rejectUnauthorized: false });
      socket.once('secureConnect', () => {
        resolve(socket.getPeerCertificate().subjectaltname);
        socket.destroy();
      });
      socket.once('error', () => resolve(undefined));
    });

  it('a connected domain has a certificate of its own, a name that nobody connected has none', async () => {
    expect(await certificateOf(DOMAIN)).toBe(`DNS:${DOMAIN}`);
    expect(await certificateOf(OURS)).toBe(`DNS:${OURS}`);
    expect(await certificateOf('nobody.example')).toBeUndefined();
    expect(await certificateOf(`www.${DOMAIN}`)).toBeUndefined();
  });

  /** What is at the top of a name, asked for with these headers besides. */
  const topOf = (servername: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: caddy.port,
          servername,
          rejectUnauthorized: false,
          headers: { host: servername, ...headers },
        },
        (answer) => {
          let text = `${answer.statusCode} `;
          answer.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          answer.on('end', () => resolve(text));
        },
      );
      asked.on('error', reject).end();
    });

  it('what a stranger says about hosts and ports changes nothing: Caddy says its own', async () => {
    for (const headers of [
      { 'x-forwarded-host': OURS },
      { 'x-forwarded-host': 'nobody.example', 'x-forwarded-proto': 'ftp' },
      { host: `${DOMAIN}:1` },
    ] as Record<string, string>[]) {
      const top = await topOf(DOMAIN, headers);
      expect(top.slice(0, 3)).toBe('200');
      expect(top).toContain(`<link rel="canonical" href="https://${DOMAIN}/">`);
    }
  });

  it('a browser opens the domain over HTTPS and sees the site, and the platform under its own name', async () => {
    const { page, wrong } = await openVisitor(browser, desktop);
    const answer = await page.goto(`https://${DOMAIN}:${caddy.port}/`);
    expect([answer?.status(), new URL(page.url()).protocol]).toEqual([200, 'https:']);
    expect(await page.title()).toContain(broker.name);
    expect((await page.goto(`https://${DOMAIN}:${caddy.port}/auth`))?.status()).toBe(404);
    expect((await page.goto(`https://${OURS}:${caddy.port}/auth`))?.status()).toBe(200);
    expect(wrong).toEqual([]);
  });
});
