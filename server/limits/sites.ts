/** The limits of brokers' websites and their domains. */
import type { QueueSize } from './policy.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

// Published sites.

/** Listings on a page of a site. */
export const LISTINGS_A_PAGE = 100;
/** Similar homes beside a home. */
export const MAX_SIMILAR = 3;
/** Characters of a description on a card. */
export const EXCERPT_LENGTH = 240;
/** A sitemap may name 50,000 addresses. */
export const MAX_SITEMAP_SITES = 50_000;
/** Leaves room for the pages that list the homes. */
export const MAX_SITEMAP_HOMES = 49_000;

/** Reads of sites' data by one address, per second, and at once before: thousands of people may share it. */
export const SITE_READS = { rate: 30, burst: 120 } as const;
/** Pages of published sites take some milliseconds each. */
export const SITE_PAGES: QueueSize = { running: 4, waiting: 400 };
/** The packed pages of published sites, together. */
export const MAX_SITE_PAGES_BYTES = 64 * MEGABYTE;
/** What those pages are made from: pages, and sites. */
export const MAX_SITE_SOURCES = 500;
export const MAX_SITE_VERSIONS = 2_000;
/** Connected domains whose sites are known. */
export const MAX_SITE_HOSTS = 2_000;

// Brokers' domains.

/** Checks that a broker may ask for: one in `seconds`, and `burst` at once before. What was found that recently still holds. */
export const DOMAIN_CHECKS = { seconds: 5, burst: 5 } as const;
/** Questions of the proxy for unknown names, per second: it asks for every connection that has no certificate yet. */
export const CERTIFICATE_QUESTIONS = { rate: 20, burst: 100 } as const;
/** How often a server looks for checks that are due, and how many it takes at a time. */
export const RECHECK_EVERY_MS = MINUTE_MS;
export const RECHECKS_AT_ONCE = 20;
/** A domain is checked once a day; within the hour while it is new and not connected. */
export const RECHECK_S = 24 * HOUR_S;
export const RECHECK_NEW_S = HOUR_S;
export const DOMAIN_NEW_MS = 3 * 24 * HOUR_S * 1_000;
/** A connected domain that DNS says nothing about stops serving after this time. */
export const DOMAIN_UNANSWERED_H = 3 * 24;
/** One try at one name server, the tries, and all of them together. */
export const DNS_TRY_MS = 1_200;
export const DNS_TRIES = 2;
export const DNS_DEADLINE_MS = 5_000;
/** Of the records that strangers publish, as many and as much of each as people can read. */
export const MAX_RECORDS_SHOWN = 8;
export const MAX_RECORD_LENGTH_SHOWN = 200;
/** DNS: with silent servers the last in the queue waits for two deadlines and no longer. */
export const DNS_QUESTIONS: QueueSize = { running: 60, waiting: 120 };
