import type { Database } from '../db/database';

/** The slug of the site that a domain leads to; undefined when it is not connected, or its broker not active. */
export type SiteOfHost = (domain: string) => Promise<string | undefined>;

// A change counts within a second, on every process.
const KEPT_MS = 500;
const MOST = 2_000;

interface Kept {
  readonly since: number;
  readonly slug: Promise<string | undefined>;
}

/** Looks domains up, each at most twice a second; strangers who make names up crowd out the oldest only. */
export const siteOfHost = (db: Database): SiteOfHost => {
  const kept = new Map<string, Kept>();
  return (domain) => {
    const now = performance.now();
    const known = kept.get(domain);
    if (known && now - known.since < KEPT_MS) return known.slug;
    const slug = db.asPublic({ domain }, async (_, site) => site?.slug);
    kept.delete(domain);
    kept.set(domain, { since: now, slug });
    slug.catch(() => kept.delete(domain));
    for (const [oldest] of kept) if (kept.size > MOST) kept.delete(oldest);
    return slug;
  };
};
