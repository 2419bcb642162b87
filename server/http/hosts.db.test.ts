import { afterAll, expect, test } from 'vitest';
import { listDemoAccounts } from '#contract/demo.ts';
import { HERE, startDomains, startTwoSites } from '../testing/startDomains.ts';
import { talk } from '../testing/wire.ts';

const { at, asha, vikram, names } = await startTwoSites();
const { ours: OURS, ashas: ASHA, vikrams: VIKRAM, waiting: WAITING } = names;
afterAll(() => at.close());

interface Trick {
  readonly headers: readonly string[];
  /** Put before the path in the request line. */
  readonly target?: string;
  readonly version?: string;
}

const bytes = (path: string, { headers, target = '', version = '1.1' }: Trick, more: readonly string[] = []): string =>
  `GET ${target}${path} HTTP/${version}\r\n${[...headers, ...more].map((line) => `${line}\r\n`).join('')}\r\n`;

const answerTo = async (path: string, trick: Trick) => {
  const reply = await talk(at.app.http, bytes(path, trick, ['connection: close']));
  expect(reply.late).toBe(false);
  expect(reply.statuses.filter((status) => status >= 500)).toEqual([]);
  return reply;
};
const opens = async (path: string, trick: Trick): Promise<boolean> =>
  (await answerTo(path, trick)).statuses.includes(200);

/** Tells how the server routes a request, by the site at its root and by the API calls that succeed. */
const whoAnswers = async (trick: Trick): Promise<string> => {
  const [top, ofAsha, ofVikram, ofOurs] = await Promise.all([
    answerTo('/', trick),
    opens(`/api/sites/${asha.slug}`, trick),
    opens(`/api/sites/${vikram.slug}`, trick),
    opens(listDemoAccounts.path, trick),
  ]);
  const shown = top.statuses.includes(200)
    ? ['Asha Rathore', 'Vikram Mehta'].map((name) => top.text.includes(name))
    : [];
  const found = [...shown, ofAsha, ofVikram, ofOurs];
  const name = {
    'true,false,false,false,false': 'asha',
    'false,true,false,false,false': 'vikram',
    'true,true,true': 'ours',
  }[String(found)];
  return name ?? (found.includes(true) ? `mixed: ${found}` : 'nobody');
};

const host = (...names: string[]): Trick => ({ headers: names.map((name) => `host: ${name}`) });
const whole = (target: string, name: string): Trick => ({ ...host(name), target });

const tricks: readonly (readonly [string, Trick, 'asha' | 'vikram' | 'ours' | 'nobody'])[] = [
  ['its domain', host(ASHA), 'asha'],
  ['another’s domain', host(VIKRAM), 'vikram'],
  ['capitals', host('HOMES.Asha.EXAMPLE'), 'asha'],
  ['a port', host(`${ASHA}:443`), 'asha'],
  ['another port', host(`${ASHA}:8080`), 'asha'],
  ['a dot at the end', host(`${ASHA}.`), 'asha'],
  ['capitals, a dot and a port', host('HOMES.ASHA.EXAMPLE.:80'), 'asha'],
  ['spaces around', host(`   ${ASHA}   `), 'asha'],
  ['a header in capitals', { headers: [`HOST: ${ASHA}`] }, 'asha'],
  ['two dots at the end', host(`${ASHA}..`), 'nobody'],
  ['a dot in front', host(`.${ASHA}`), 'nobody'],
  ['an invalid port', host(`${ASHA}:http`), 'nobody'],
  ['a port that is too large', host(`${ASHA}:99999`), 'nobody'],
  ['two ports', host(`${ASHA}:80:80`), 'nobody'],
  ['an empty port', host(`${ASHA}:`), 'nobody'],
  ['two hosts', host(ASHA, VIKRAM), 'nobody'],
  ['two hosts, ours first', host(OURS, ASHA), 'nobody'],
  ['two hosts, ours last', host(ASHA, OURS), 'nobody'],
  ['the same host twice', host(ASHA, ASHA), 'nobody'],
  ['two hosts, one in capitals', { headers: [`host: ${ASHA}`, `HOST: ${VIKRAM}`] }, 'nobody'],
  ['a list of hosts', host(`${ASHA}, ${VIKRAM}`), 'nobody'],
  ['two hosts with a space between', host(`${ASHA} ${VIKRAM}`), 'nobody'],
  ['no host', { headers: [] }, 'nobody'],
  ['no host in HTTP/1.0', { headers: [], version: '1.0' }, 'nobody'],
  ['a host in HTTP/1.0', { ...host(ASHA), version: '1.0' }, 'asha'],
  ['an empty host', host(''), 'nobody'],
  ['a folded host', { headers: [`host: ${ASHA}`, ` ${VIKRAM}`] }, 'nobody'],
  ['a host with a space before its colon', { headers: [`host : ${ASHA}`] }, 'nobody'],
  ['a user name before it', host(`${VIKRAM}@${ASHA}`), 'nobody'],
  ['a password before it', host(`a:b@${ASHA}`), 'nobody'],
  ['a path after it', host(`${ASHA}/${VIKRAM}`), 'nobody'],
  ['a query after it', host(`${ASHA}?${VIKRAM}`), 'nobody'],
  ['a fragment after it', host(`${ASHA}#${VIKRAM}`), 'nobody'],
  ['a backslash', host(`${ASHA}\\${VIKRAM}`), 'nobody'],
  ['a scheme', host(`https://${ASHA}`), 'nobody'],
  ['percent-encoding', host(ASHA.replace('.', '%2e')), 'nobody'],
  ['a tab inside', host(`homes\t.asha.example`), 'nobody'],
  ['a NUL', host(`${ASHA}\0.${VIKRAM}`), 'nobody'],
  ['full-width letters', host('ｈomes.asha.example'), 'nobody'],
  ['an ideographic full stop', host('homes。asha.example'), 'nobody'],
  ['a name under it', host(`www.${ASHA}`), 'nobody'],
  ['a name above it', host('asha.example'), 'nobody'],
  ['a name that ends like it', host(`x${ASHA}`), 'nobody'],
  ['a name that begins like it', host(`${ASHA}.evil.example`), 'nobody'],
  ['brackets around it', host(`[${ASHA}]`), 'nobody'],
  ['a wildcard', host('*.asha.example'), 'nobody'],
  ['an SQL wildcard', host('homes%asha.example'), 'nobody'],
  ['an underscore', host('homes_asha.example'), 'nobody'],
  ['its slug', host('asha-rathore'), 'nobody'],
  ['its slug with a dot', host('asha-rathore.'), 'nobody'],
  ['a domain that is not connected yet', host(WAITING), 'nobody'],
  ['an unknown domain', host('nobody.example'), 'nobody'],
  ['a name without a dot', host('nivaas'), 'nobody'],
  ['300 letters', host(`${'a.'.repeat(150)}example`), 'nobody'],
  ['our name', host(OURS), 'ours'],
  ['our name, with a port and in capitals', host(`${OURS.toUpperCase()}.:8443`), 'ours'],
  ['a name under ours', host(`homes.${OURS}`), 'nobody'],
  ['a name above ours', host('nivaas.example'), 'nobody'],
  ['an address', host('127.0.0.1:3000'), 'ours'],
  ['the server’s own address', host(HERE), 'ours'],
  ['an IPv6 address', host('[::1]:3000'), 'ours'],
  ['an IPv6 address without brackets', host('::1'), 'nobody'],
  ['a short address', host('127.1'), 'nobody'],
  ['a number', host('2130706433'), 'nobody'],
  ['localhost', host('localhost:5173'), 'ours'],
  ['a name under localhost', host('nivaas.localhost'), 'ours'],
  ['a name that ends like localhost', host('notlocalhost'), 'nobody'],
  ['localhost in the middle', host('localhost.example'), 'nobody'],
  ['an absolute URL', whole(`http://${ASHA}`, ASHA), 'asha'],
  ['an absolute URL in capitals', whole('HTTP://HOMES.ASHA.EXAMPLE', ASHA), 'asha'],
  ['an absolute URL with a port', whole(`https://${ASHA}:8443`, `${ASHA}:8443`), 'asha'],
  ['another’s absolute URL', whole(`http://${VIKRAM}`, ASHA), 'nobody'],
  ['another’s absolute URL, under our name', whole(`http://${VIKRAM}`, OURS), 'nobody'],
  ['our absolute URL, under its name', whole(`http://${OURS}`, ASHA), 'nobody'],
  ['a user name in the absolute URL', whole(`http://${ASHA}@${VIKRAM}`, ASHA), 'nobody'],
  ['an absolute URL without a host', whole('http://', ASHA), 'nobody'],
  ['an absolute URL without a Host header', { headers: [], target: `http://${ASHA}`, version: '1.0' }, 'nobody'],
  ['two leading slashes', whole(`//${VIKRAM}`, ASHA), 'nobody'],
  ['X-Forwarded-Host', { headers: [`host: ${ASHA}`, `x-forwarded-host: ${VIKRAM}`] }, 'asha'],
  ['X-Forwarded-Host on ours', { headers: [`host: ${OURS}`, `x-forwarded-host: ${VIKRAM}`] }, 'ours'],
  ['X-Forwarded-Host with ours', { headers: [`host: ${ASHA}`, `x-forwarded-host: ${OURS}`] }, 'asha'],
  ['Forwarded', { headers: [`host: ${ASHA}`, `forwarded: host=${VIKRAM}`] }, 'asha'],
  ['X-Host, X-Original-Host', { headers: [`host: ${ASHA}`, `x-host: ${VIKRAM}`, `x-original-host: ${OURS}`] }, 'asha'],
  ['X-HTTP-Host-Override', { headers: [`host: ${ASHA}`, `x-http-host-override: ${VIKRAM}`] }, 'asha'],
  ['X-Original-URL', { headers: [`host: ${ASHA}`, `x-original-url: /api/demo`, `x-rewrite-url: /api/demo`] }, 'asha'],
  [':authority', { headers: [`host: ${ASHA}`, `:authority: ${VIKRAM}`] }, 'nobody'],
];

test.each(tricks)('%s', async (_what, trick, who) => {
  expect(await whoAnswers(trick)).toBe(who);
});

test('requests on one connection are routed by their own host', async () => {
  const names = [ASHA, VIKRAM, OURS, 'nobody.example', ASHA];
  const ask = names.map((name, nth) =>
    bytes('/robots.txt', host(name), nth === names.length - 1 ? ['connection: close'] : []),
  );
  const { statuses, text } = await talk(at.app.http, ask.join(''));
  // The platform's own files are served only with the built app.
  expect(statuses).toEqual([200, 200, 404, 404, 200]);
  expect([...text.matchAll(/Sitemap: (\S+)/g)].map(([, address]) => address)).toEqual([
    `https://${ASHA}:8443/sitemap.xml`,
    `https://${VIKRAM}:8443/sitemap.xml`,
    `https://${ASHA}:8443/sitemap.xml`,
  ]);
});

test('X-Forwarded-Host of a trusted proxy must agree with Host', async () => {
  const behind = await startDomains({ TRUST_PROXY: '10.0.0.1', PUBLIC_URL: `https://${OURS}` });
  try {
    const site = await behind.addSite();
    await behind.serve(site, ASHA);
    const other = await behind.addSite();
    await behind.serve(other, VIKRAM);
    const from = async (remoteAddress: string, name: string, forwarded: string, url: string) => {
      const headers = { host: name, 'x-forwarded-host': forwarded };
      return (await behind.app.http.inject({ url, remoteAddress, headers })).statusCode;
    };
    const demo = listDemoAccounts.path;
    // Caddy and other proxies send both headers.
    expect(await from('10.0.0.1', ASHA, ASHA, '/')).toBe(200);
    expect(await from('10.0.0.1', ASHA, `${ASHA.toUpperCase()}.:443`, '/')).toBe(200);
    expect(await from('10.0.0.1', OURS, OURS, demo)).toBe(200);
    // A stranger sent the header, and the proxy passed it on.
    expect(await from('10.0.0.1', ASHA, VIKRAM, '/')).toBe(404);
    expect(await from('10.0.0.1', ASHA, OURS, demo)).toBe(404);
    expect(await from('10.0.0.1', OURS, ASHA, '/')).toBe(404);
    expect(await from('10.0.0.1', OURS, ASHA, demo)).toBe(404);
    expect(await from('10.0.0.1', ASHA, 'nobody.example', '/')).toBe(404);
    expect(await from('10.0.0.1', 'nobody.example', ASHA, '/')).toBe(404);
    // The header is ignored from other peers.
    for (const stranger of ['10.0.0.2', '127.0.0.1']) {
      expect(await from(stranger, OURS, ASHA, demo)).toBe(200);
      expect(await from(stranger, ASHA, VIKRAM, '/')).toBe(200);
    }
  } finally {
    await behind.close();
  }
});

test('without a public address, unknown names are refused as well', async () => {
  const alone = await startDomains();
  try {
    const from = async (name: string) =>
      (await alone.app.http.inject({ url: listDemoAccounts.path, headers: { host: name } })).statusCode;
    expect([await from('localhost'), await from('192.0.2.1:3000'), await from('nivaas.example')]).toEqual([
      200, 200, 404,
    ]);
  } finally {
    await alone.close();
  }
});
