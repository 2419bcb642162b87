import { request } from 'node:https';
import { connect } from 'node:tls';
import { startDnsServer } from '#server/testing/dnsServer.ts';
import { isFull } from './support/full.ts';
import { addBroker } from './support/people.ts';
import { get, send } from './support/post.ts';
import { publish } from './support/siteOf.ts';
import { startCaddy } from './support/startCaddy.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const HERE = '203.0.113.10';
const OURS = 'app.nivaas.example';
const DOMAIN = 'homes.rathore.example';

/** The names in the certificate for a host name; undefined without a certificate. */
const certificateOf = (port: number, servername: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().subjectaltname);
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });

/** Status and body of the root path of a host, requested with extra headers. */
const topOf = (port: number, servername: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        servername,
        rejectUnauthorized: false,
        headers: { host: servername, ...headers },
      },
      (response) => {
        let text = `${response.statusCode} `;
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve(text));
      },
    );
    outgoing.on('error', reject).end();
  });

// server/http/hosts.db.test.ts and trustProxy.db.test.ts cover hosts and forwarded headers; this test is for
// deploy/Caddyfile.
test('behind Caddy with deploy/Caddyfile, connected domains and the platform are served over HTTPS', async ({
  start,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  test.info().skip(process.env.SKIP_CADDY === '1', 'SKIP_CADDY=1');
  // Caddy may have to be downloaded first.
  test.slow();
  const dns = await startDnsServer();
  dns.set(DOMAIN, { a: [HERE] });
  const settings = { PUBLIC_URL: `https://${OURS}`, TRUST_PROXY: '127.0.0.1', SITE_IPV4: HERE };
  const server = await start({ ...settings, DNS_SERVERS: dns.address });
  const { name, token } = await addBroker(server.url, 'Asha Rathore');
  const slug = (await publish(server.url, token, 'modern')).replace('/site/', '');
  await send(server.url, 'templates/connect-domain', { slug, domain: DOMAIN }, token);
  await get(server.url, `templates/check-domain?slug=${slug}`, token);
  const caddy = await startCaddy(OURS, [server.url]);

  try {
    await test.step('a connected domain has a certificate, an unknown name has none', async () => {
      expect(await certificateOf(caddy.port, DOMAIN)).toBe(`DNS:${DOMAIN}`);
      expect(await certificateOf(caddy.port, OURS)).toBe(`DNS:${OURS}`);
      expect(await certificateOf(caddy.port, 'nobody.example')).toBeUndefined();
      expect(await certificateOf(caddy.port, `www.${DOMAIN}`)).toBeUndefined();
    });

    await test.step('forwarding headers of a client have no effect: Caddy sets its own', async () => {
      const claims: Record<string, string>[] = [
        { 'x-forwarded-host': OURS },
        { 'x-forwarded-host': 'nobody.example', 'x-forwarded-proto': 'ftp' },
        { host: `${DOMAIN}:1` },
      ];
      for (const headers of claims) {
        const top = await topOf(caddy.port, DOMAIN, headers);
        expect(top.slice(0, 3)).toBe('200');
        expect(top).toContain(`<link rel="canonical" href="https://${DOMAIN}/">`);
      }
    });

    await test.step('a browser gets the site at its domain and the platform at its own host name', async () => {
      const page = await visit(server, desktop, { ignoreHTTPSErrors: true });
      expect((await page.goto(`https://${DOMAIN}:${caddy.port}/`))?.status()).toBe(200);
      expect(new URL(page.url()).protocol).toBe('https:');
      await expect(page).toHaveTitle(new RegExp(name));
      expect((await page.goto(`https://${DOMAIN}:${caddy.port}/auth`))?.status()).toBe(404);
      expect((await page.goto(`https://${OURS}:${caddy.port}/auth`))?.status()).toBe(200);
      await expect(page.getByRole('radio', { name: 'Agent' })).toBeVisible();
    });
  } finally {
    await caddy.stop();
    await dns.close();
  }
});
