import { changeSiteContent, getSiteContent } from '#contract/siteContent.ts';
import {
  checkDomain,
  connectDomain,
  type DomainReason,
  listMySites,
  listTemplates,
  publishSite,
  siteTemplates,
} from '#contract/templates.ts';
import { recordAudit } from '#server/db/audit.ts';
import { found } from '#server/errors.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { checkClaim, type DomainContext } from '../domains/check.ts';
import { connect } from '../domains/connect.ts';
import { domainCheckLimit } from '../domains/domainCheckLimit.ts';
import { ownDomain } from '../domains/queries.ts';
import { type DomainState, domainStatusOf } from '../domains/records.ts';
import { changeContent, listOwnSites, ownContent, ownSite, publish, shownSite } from './queries.ts';

// A repeated check within this time gets the last result.
const isStillFresh = (checkedAt: Date | null, seconds: number): boolean =>
  checkedAt !== null && Date.now() - checkedAt.getTime() < seconds * 1_000;

/** Templates, the broker's published site and its domain (specification 001, section 7). */
export const templateRoutes = (api: Api, domainContext: DomainContext): void => {
  const { siteIpv4, checkRate } = domainContext;
  const [beforeConnecting, beforeChecking] = [domainCheckLimit(checkRate), domainCheckLimit(checkRate)];

  serve(api, listTemplates, async () => ({
    data: siteTemplates.options.map(({ value, label }) => ({ name: value, label })),
  }));

  serve(api, listMySites, async ({ session: { brokerId }, db }) => {
    const sites = await db.withTenant(brokerId, (tx) => listOwnSites(tx, brokerId));
    return { data: sites.map((site) => shownSite(site, siteIpv4)), siteIpv4 };
  });

  serve(api, publishSite, async ({ body: { template }, session, request, db }) => {
    const { brokerId } = session;
    const [site] = await db.withTenant(brokerId, async (tx) => {
      const { id, from } = await publish(tx, brokerId, template);
      const isSwitch = from !== null && from !== template;
      await recordAudit(tx, {
        actor: session,
        action: isSwitch ? 'site.template_switched' : 'site.published',
        object: { type: 'site', id },
        address: request.ip,
        detail: isSwitch ? { from, to: template } : { template },
      });
      return listOwnSites(tx, brokerId);
    });
    return { data: shownSite(found(site), siteIpv4) };
  });

  serve(api, getSiteContent, async ({ session: { brokerId }, db }) => ({
    data: await db.withTenant(brokerId, (tx) => ownContent(tx, brokerId)),
  }));

  serve(api, changeSiteContent, async ({ body, session, request, db }) => {
    const content = await db.withTenant(session.brokerId, async (tx) => {
      const changed = await changeContent(tx, session.brokerId, body);
      await recordAudit(tx, {
        actor: session,
        action: 'site.content_changed',
        object: { type: 'site', id: changed.id },
        address: request.ip,
      });
      return changed.content;
    });
    return { data: content };
  });

  serve(api, connectDomain, async ({ body, session, request, db }) => {
    const { brokerId } = session;
    beforeConnecting(brokerId);
    await connect(domainContext, { ...body, session, address: request.ip });
    const site = found(await db.withTenant(brokerId, (tx) => ownSite(tx, brokerId, body.slug)));
    return { data: shownSite(site, siteIpv4) };
  });

  serve(api, checkDomain, async ({ query: { slug }, session: { brokerId }, request, db }) => {
    const read = () =>
      db.withTenant(brokerId, async (tx) => ({
        site: found(await ownSite(tx, brokerId, slug)),
        claim: await ownDomain(tx, brokerId),
      }));
    const { site, claim } = await read();
    if (!claim) return { data: { connected: false } };
    const respond = (domain: DomainState, reason?: DomainReason) => {
      const report = domainStatusOf(domain, site.domainToken, siteIpv4);
      return { data: { connected: report.connected, domain: { ...report, reason: reason ?? report.reason } } };
    };
    const { domain } = site;
    if (domain && isStillFresh(domain.checkedAt, checkRate.seconds)) return respond(domain);
    beforeChecking(brokerId);
    const { reason } = await checkClaim(domainContext, claim, site.domainToken, request.ip);
    const after = (await read()).site.domain;
    // The domain moved during the check.
    if (!after) return { data: { connected: false } };
    return respond(after, reason === 'waiting' ? reason : undefined);
  });
};
