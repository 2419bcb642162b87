import {
  checkSiteDomain,
  exportSites,
  listManagedSites,
  releaseSiteDomain,
  republishSite,
  unpublishSite,
} from '#contract/managedSites.ts';
import { managedSitePath } from '#contract/operatorLinks.ts';
import { paths } from '#contract/paths.ts';
import { recordAudit } from '#server/db/audit.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { notifyBroker, notifyOperator } from '#server/notifications/notify.ts';
import { checkClaim, type DomainContext } from '../domains/check.ts';
import { releaseClaim } from '../domains/queries.ts';
import { sitesCsv } from './csv.ts';
import { allSites, domainOf, findSite, listSites, noOwnDomain, switchSite } from './queries.ts';

const link = paths.broker.templates;

/**
 * The operator's routes for all brokers' websites: taking them offline and online, and checking and releasing their
 * domains.
 */
export const managedSiteRoutes = (api: Api, domainContext: DomainContext): void => {
  const { siteIpv4 } = domainContext;
  serve(api, listManagedSites, ({ query, db }) => db.asOperator((tx) => listSites(tx, query, siteIpv4)));

  serve(api, exportSites, async ({ query, reply, db }) => {
    reply.header('content-disposition', 'attachment; filename="nivaas-websites.csv"');
    return sitesCsv(allSites(db, query, siteIpv4));
  });

  serve(api, unpublishSite, async ({ params: { id }, body, session, request, db }) => {
    const reason = body.reason.trim();
    const data = await db.asOperator(async (tx) => {
      const { brokerId, slug, wasOnline, changed } = await switchSite(tx, id, reason);
      const object = { type: 'site', id } as const;
      if (changed) await recordAudit(tx, { actor: session, action: 'site.unpublished', object, address: request.ip });
      if (wasOnline) {
        const facts = { kind: 'site_unpublished', site: slug, reason } as const;
        await notifyBroker(tx, brokerId, { ...facts, title: 'Your website is offline', message: reason, link });
        await notifyOperator(tx, {
          ...facts,
          title: `Site unpublished: ${slug}`,
          message: `Reason: “${reason}”. The broker is told.`,
          link: managedSitePath(slug),
        });
      }
      return findSite(tx, id, siteIpv4);
    });
    return { data };
  });

  serve(api, republishSite, async ({ params: { id }, session, request, db }) => {
    const data = await db.asOperator(async (tx) => {
      const { brokerId, slug, changed } = await switchSite(tx, id, null);
      if (changed) {
        const object = { type: 'site', id } as const;
        await recordAudit(tx, { actor: session, action: 'site.published', object, address: request.ip });
        const words = { title: 'Your website is online again', message: 'Visitors see it again.', link };
        await notifyBroker(tx, brokerId, { kind: 'site_published', site: slug, ...words });
      }
      return findSite(tx, id, siteIpv4);
    });
    return { data };
  });

  serve(api, checkSiteDomain, async ({ params: { id }, session, request, db }) => {
    const { claim, token } = await db.asOperator((tx) => domainOf(tx, id));
    // The audit entry for the domain's state names its broker; the operator who requested the check is recorded here.
    await checkClaim(domainContext, claim, token);
    const object = { type: 'domain', id: claim.id } as const;
    await db.asOperator((tx) =>
      recordAudit(tx, { actor: session, action: 'domain.checked', object, address: request.ip }),
    );
    return { data: await db.asOperator((tx) => findSite(tx, id, siteIpv4)) };
  });

  serve(api, releaseSiteDomain, async ({ params: { id }, session, request, db }) => {
    const data = await db.asOperator(async (tx) => {
      const { claim } = await domainOf(tx, id);
      // Another call released it first.
      if (!(await releaseClaim(tx, claim))) throw noOwnDomain();
      const object = { type: 'domain', id: claim.id } as const;
      await recordAudit(tx, { actor: session, action: 'domain.released', object, address: request.ip });
      return findSite(tx, id, siteIpv4);
    });
    return { data };
  });
};
