/** Limits for brokers' websites and their domains. */
import type { QueueSize } from './policy.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

// Published sites.

/** Listings on a page of a site. */
export const LISTINGS_A_PAGE = 100;
/** Similar homes shown with a home. */
export const MAX_SIMILAR = 3;
/** Characters of a description on a card. */
export const EXCERPT_LENGTH = 240;
/** A sitemap may list 50,000 URLs. */
export const MAX_SITEMAP_SITES = 50_000;
/** Leaves room for the pages that list the homes. */
export const MAX_SITEMAP_HOMES = 49_000;

/** Reads of sites' data by one address, per second and at once: thousands of people may share it. */
export const SITE_READS = { rate: 30, burst: 120 } as const;
/** Rendering pages of published sites, which takes some milliseconds each. */
export const SITE_PAGES: QueueSize = { running: 4, waiting: 400 };
/** Memory for the compressed pages of published sites. */
export const MAX_SITE_PAGES_BYTES = 64 * MEGABYTE;
/** Cached data for rendering: of pages, and the versions of sites. */
export const MAX_SITE_SOURCES = 500;
export const MAX_SITE_VERSIONS = 2_000;
/** Connected domains whose sites are cached. */
export const MAX_SITE_HOSTS = 2_000;

// Brokers' domains.

/** Checks that a broker may request: one per `seconds`, and `burst` at once. A more recent result is still valid. */
export const DOMAIN_CHECKS = { seconds: 5, burst: 5 } as const;
/** The proxy's questions about unknown names, per second: it asks at every connection without a certificate yet. */
export const CERTIFICATE_QUESTIONS = { rate: 20, burst: 100 } as const;
/** How often a server looks for due checks, and how many it takes at a time. */
export const RECHECK_EVERY_MS = MINUTE_MS;
export const RECHECKS_AT_ONCE = 20;
/** A domain is checked daily, but hourly while it is new and not connected. */
export const RECHECK_S = 24 * HOUR_S;
export const RECHECK_NEW_S = HOUR_S;
export const DOMAIN_NEW_MS = 3 * 24 * HOUR_S * 1_000;
/** A connected domain stops serving after DNS has not answered for this long. */
export const DOMAIN_UNANSWERED_H = 3 * 24;
/** The time for one try at one name server, the number of tries, and the time for all of them together. */
export const DNS_TRY_MS = 1_200;
export const DNS_TRIES = 2;
export const DNS_DEADLINE_MS = 5_000;
/** How many of the records that strangers publish are shown, and how much of each: what people can read. */
export const MAX_RECORDS_SHOWN = 8;
export const MAX_RECORD_LENGTH_SHOWN = 200;
/** DNS queries: if the name servers are silent, the last in the queue waits for two deadlines. */
export const DNS_QUESTIONS: QueueSize = { running: 60, waiting: 120 };
