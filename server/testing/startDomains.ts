import { eq } from 'drizzle-orm';
import { checkDomain, connectDomain } from '#contract/templates.ts';
import { readConfig } from '../config.ts';
import { brokers } from '../db/schema/accounts.ts';
import { domainContextOf } from '../sites/domains/check.ts';
import type { CheckRate } from '../sites/domains/domainCheckLimit.ts';
import { addSite as addSiteTo } from './addSite.ts';
import { startDnsServer } from './dnsServer.ts';
import { renderedSites } from './renderedSites.ts';
import { startTestApp } from './startTestApp.ts';

/** The address that A records must have in these tests. */
export const HERE = '203.0.113.10';

/** A server with its own DNS server on loopback. Close it after the tests. */
export const startDomains = async (settings: Readonly<Record<string, string>> = {}, domainCheckRate?: CheckRate) => {
  const dns = await startDnsServer();
  const all = { DNS_SERVERS: dns.address, SITE_IPV4: HERE, ...settings };
  const app = await startTestApp({
    builtSites: renderedSites,
    settings: all,
    ...(domainCheckRate && { domainCheckRate }),
  });

  /** A broker with a published site. */
  const addSite = (over: Parameters<typeof app.addBroker>[0] = {}) => addSiteTo(app, over);
  type Site = Awaited<ReturnType<typeof addSite>>;

  const connect = ({ token, slug }: Site, domain: string) => app.ask(connectDomain, { token, body: { slug, domain } });
  const check = async ({ token, slug }: Site) => (await app.ok(checkDomain, { token, query: { slug } })).data;
  /** Connects a domain with the right A record, and checks it. */
  const serve = async (site: Site, domain: string) => {
    dns.set(domain, { a: [HERE] });
    await connect(site, domain);
    return check(site);
  };
  const setStatus = ({ id }: Site, status: 'active' | 'suspended') =>
    app.db.asOperator((tx) => tx.update(brokers).set({ status }).where(eq(brokers.id, id)));

  return {
    app,
    dns,
    domainContext: domainContextOf(app.db, readConfig(all)),
    addSite,
    connect,
    check,
    serve,
    setStatus,
    close: async () => {
      await app.close();
      await dns.close();
    },
  };
};

export type Domains = Awaited<ReturnType<typeof startDomains>>;

/** A listening server with its own name, two sites on connected domains, and a third whose domain has no record yet. */
export const startTwoSites = async () => {
  const names = {
    ours: 'app.nivaas.example',
    ashas: 'homes.asha.example',
    vikrams: 'vikram.example',
    waiting: 'waiting.example',
  };
  const at = await startDomains({ PUBLIC_URL: `https://${names.ours}:8443` });
  const asha = await at.addSite({ fullName: 'Asha Rathore' });
  const vikram = await at.addSite({ fullName: 'Vikram Mehta' });
  await at.serve(asha, names.ashas);
  await at.serve(vikram, names.vikrams);
  await at.connect(await at.addSite({ fullName: 'Waits' }), names.waiting);
  await at.app.http.listen({ host: '127.0.0.1', port: 0 });
  return { at, asha, vikram, names };
};
