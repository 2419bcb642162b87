import { eq, sql } from 'drizzle-orm';
import { paths } from '../../contract/paths';
import type { PublishedSite, SiteTemplate } from '../../contract/templates';
import type { Tx } from '../db/database';
import { brokers } from '../db/schema/accounts';
import { sites } from '../db/schema/sites';
import { slugCandidates } from './slug';

const columns = { template: sites.template, slug: sites.slug, customDomain: sites.customDomain };

const shown = (site: Omit<PublishedSite, 'urlPath'>): PublishedSite => ({ ...site, urlPath: paths.site(site.slug) });

/** The broker's site: none or one. */
export const listOwnSites = async (tx: Tx, brokerId: number): Promise<PublishedSite[]> =>
  (await tx.select(columns).from(sites).where(eq(sites.brokerId, brokerId))).map(shown);

const switchTemplate = async (tx: Tx, brokerId: number, template: SiteTemplate): Promise<PublishedSite | undefined> => {
  const [site] = await tx
    .update(sites)
    .set({ template, updatedAt: sql`now()` })
    .where(eq(sites.brokerId, brokerId))
    .returning(columns);
  return site && shown(site);
};

/** Publishes the broker's site in a template. The first time gives it its slug; later the template is switched, slug and domain stay. */
export const publish = async (tx: Tx, brokerId: number, template: SiteTemplate): Promise<PublishedSite> => {
  const switched = await switchTemplate(tx, brokerId, template);
  if (switched) return switched;
  const [broker] = await tx.select({ name: brokers.fullName }).from(brokers).where(eq(brokers.id, brokerId));
  for (const slug of slugCandidates(broker?.name ?? '', brokerId)) {
    const [site] = await tx.insert(sites).values({ brokerId, slug, template }).onConflictDoNothing().returning(columns);
    if (site) return shown(site);
    // Taken by another broker, or by this one's own publishing at the same moment.
    const meanwhile = await switchTemplate(tx, brokerId, template);
    if (meanwhile) return meanwhile;
  }
  throw new Error('No free slug');
};
