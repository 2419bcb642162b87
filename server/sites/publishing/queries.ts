import { and, eq, isNull, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { plainContent, type SiteContent, type SiteContentBody } from '#contract/siteContent.ts';
import type { PublishedSite, SiteTemplate } from '#contract/templates.ts';
import type { Tx } from '#server/db/database.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { properties } from '#server/db/schema/properties.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import { HttpError } from '#server/errors.ts';
import { lostDomain } from '../domains/queries.ts';
import { type DomainState, domainColumns, domainStatusOf, proofOf } from '../domains/records.ts';
import { lastDays } from '../lastDays.ts';
import { slugCandidates } from './slug.ts';

/** A broker's stored site with its domain. */
export interface SiteRow {
  readonly template: SiteTemplate;
  readonly slug: string;
  /** Why the operator has taken it offline; null while it is online. */
  readonly unpublishedReason: string | null;
  readonly domainToken: string;
  readonly domain: DomainState | null;
  /** The domain that moved to another site that proved ownership. */
  readonly domainLost: string | null;
  /** The page views of the last 30 days. */
  readonly views: number;
  /** The leads from enquiries in the last 30 days. */
  readonly enquiries: number;
}

const columns = {
  template: sites.template,
  slug: sites.slug,
  unpublishedReason: sites.unpublishedReason,
  domainToken: sites.domainToken,
  domain: domainColumns,
  ...lastDays,
};

/** Converts a site to the API's format; `siteIpv4` is what its domain's A record must contain. */
export const shownSite = (
  { template, slug, unpublishedReason, domainToken, domain, domainLost, views, enquiries }: SiteRow,
  siteIpv4: string,
): PublishedSite => ({
  template,
  slug,
  urlPath: paths.site(slug),
  customDomain: domain?.name ?? null,
  domain: domain && domainStatusOf(domain, domainToken, siteIpv4),
  domainProof: proofOf(domainToken),
  domainLost,
  views_30: views,
  enquiries_30: enquiries,
  ...(unpublishedReason !== null && { unpublishedReason }),
});

/** The broker's sites: none or one. */
export const listOwnSites = async (tx: Tx, brokerId: number): Promise<SiteRow[]> => {
  const rows = await tx
    .select(columns)
    .from(sites)
    .leftJoin(domains, and(eq(domains.slug, sites.slug), isNull(domains.releasedAt)))
    .where(eq(sites.brokerId, brokerId));
  const lost = rows.some(({ domain }) => !domain) ? await lostDomain(tx, brokerId) : undefined;
  return rows.map((row) => ({ ...row, domainLost: lost ?? null }));
};

/** The broker's site of this slug, if there is one. */
export const ownSite = async (tx: Tx, brokerId: number, slug: string): Promise<SiteRow | undefined> =>
  (await listOwnSites(tx, brokerId)).find((site) => site.slug === slug);

const isOwn = async (tx: Tx, brokerId: number, id: number): Promise<boolean> =>
  (await tx.$count(properties, and(eq(properties.brokerId, brokerId), eq(properties.id, id)))) > 0;

/**
 * The content of the broker's own site, without its first home if that was erased; the defaults if there is no site.
 */
export const ownContent = async (tx: Tx, brokerId: number): Promise<SiteContent> => {
  const [site] = await tx.select({ content: sites.content }).from(sites).where(eq(sites.brokerId, brokerId));
  const content = { ...plainContent, ...site?.content };
  const isThere = content.hero_id === null || (await isOwn(tx, brokerId, content.hero_id));
  return isThere ? content : { ...content, hero_id: null };
};

/** Stores the content of the broker's own site. 400 without a site, and for a first home that is not the broker's. */
export const changeContent = async (tx: Tx, brokerId: number, body: SiteContentBody) => {
  const content = { ...plainContent, ...body, tagline: body.tagline || null, about: body.about || null };
  if (content.hero_id !== null && !(await isOwn(tx, brokerId, content.hero_id)))
    throw new HttpError(400, 'Some fields need attention', {
      errors: { hero_id: 'First home must be one of your homes' },
    });
  const [site] = await tx
    .update(sites)
    .set({ content, updatedAt: sql`now()` })
    .where(eq(sites.brokerId, brokerId))
    .returning({ id: sites.id });
  if (!site) throw new HttpError(400, 'Publish a site first');
  return { id: site.id, content };
};

/** A publication of a site. `from` is its previous template, null for the first publication. */
interface Publication {
  readonly id: number;
  readonly from: SiteTemplate | null;
}

const switchTemplate = async (tx: Tx, brokerId: number, template: SiteTemplate): Promise<Publication | undefined> => {
  const own = eq(sites.brokerId, brokerId);
  const [before] = await tx
    .select({ id: sites.id, from: sites.template, reason: sites.unpublishedReason })
    .from(sites)
    .where(own)
    .for('update');
  if (!before) return undefined;
  const { reason, ...published } = before;
  if (reason !== null) {
    throw new HttpError(409, `Nivaas has taken your website offline: “${reason}”. Only Nivaas can publish it again.`);
  }
  await tx.update(sites).set({ template, updatedAt: sql`now()` }).where(own);
  return published;
};

/**
 * Publishes the broker's site with a template. The first publication assigns the slug; later ones change only the
 * template. 409 while the operator has taken the site offline.
 */
export const publish = async (tx: Tx, brokerId: number, template: SiteTemplate): Promise<Publication> => {
  const switched = await switchTemplate(tx, brokerId, template);
  if (switched) return switched;
  const [broker] = await tx.select({ name: brokers.fullName }).from(brokers).where(eq(brokers.id, brokerId));
  for (const slug of slugCandidates(broker?.name ?? '', brokerId)) {
    const [made] = await tx
      .insert(sites)
      .values({ brokerId, slug, template })
      .onConflictDoNothing()
      .returning({ id: sites.id });
    // The slug belongs to another broker, or a concurrent call has just published this broker's site.
    const done = made ? { ...made, from: null } : await switchTemplate(tx, brokerId, template);
    if (done) return done;
  }
  throw new Error('No free slug');
};
