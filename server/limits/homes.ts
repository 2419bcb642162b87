/** The limits of homes: finding and reviewing them, saved ones, their photos, and brokers' sites. */
import type { BackoffRule } from './accounts.ts';
import type { QueueSize } from './server.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

// Finding a home.

/** How many public homes are read into the search index at a time. */
export const HOMES_AT_ONCE = 20_000;
/** A search index that was last updated longer ago than this is loaded anew. */
export const INDEX_IDLE_MS = 6 * 60 * 60 * 1000;
/** Reads of homes, places and brokers by one address, per second; as for sites. */
export const HOME_READS = { rate: 30, burst: 120 } as const;
/** Cached search results. */
export const MAX_SEARCHES = 500;
/** The range of ids that one sitemap of homes covers: a sitemap may list 50,000 URLs. */
export const HOMES_IN_SITEMAP = 50_000;
/** Cached views of pages, each trusted for half a second. */
export const MAX_HOMES_VIEWS = 500;
/** Memory for the compressed pages for finding homes. */
export const MAX_HOMES_PAGES_BYTES = 32 * MEGABYTE;
/** A form of a home's page sent without JavaScript: fits the longest message in any writing system, percent-encoded. */
export const MAX_PAGE_FORM_BYTES = 64 * 1024;
/** How long a built page waits for the support contact in its footer before it is sent with the last known one. */
export const SUPPORT_WAIT_MS = 300;

// Reports and reviews.

/** Reports of homes by one address. */
export const REPORTS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
/** Reports of one home, wherever they come from: more would tell the operator nothing new. */
export const REPORTS_OF_HOME: BackoffRule = { free: 100, grows: false };
/** A second report of a home from the same address within this time does not count. */
export const REPORT_AGAIN_H = 24;
/** The period of property reviews whose median time the operator sees: three months. */
export const REVIEWS_MEASURED_H = 90 * 24;
/** Timeline entries that the operator sees next to a property. */
export const EVENTS_SHOWN = 100;
/** Photos of other brokers' homes compared with those of a property, and properties that a filter by hints checks. */
export const PHOTOS_COMPARED = 20;
export const HINTS_LOOKED_FOR = 100;
/** Pairs of photos for which it is cached whether they are the same. */
export const MAX_PAIRS_KNOWN = 20_000;
/** Archived homes that the sweep reads at a time; each is erased in a separate transaction. */
export const ARCHIVED_ERASED_AT_ONCE = 100;

// Photos.

export const MAX_PHOTO_PIXELS = 50_000_000;
export const PHOTO_TIMEOUT_S = 20;
/** A photo's height is at most this many times its width: WebP allows at most 16,383 pixels. */
export const MAX_PHOTO_RATIO = 4;
export const MAX_PHOTOS_OF_PROPERTY = 100;
export const MAX_VIDEOS_OF_PROPERTY = 20;
/** Deleted photos that the sweep reads at a time. */
export const DELETED_PHOTOS_AT_ONCE = 1_000;

// Saved homes and searches. How many can be saved is in contract/seeker.ts.

/** How often a process looks for homes that changed. */
export const ALERTS_EVERY_MS = 10_000;
/** Changed homes that one round processes. */
export const CHANGES_AT_ONCE = 500;
/** Matches that one transaction stores, well within its deadline. */
export const MATCHES_AT_ONCE = 5_000;
/** The longest time for which comparing searches with homes blocks other work. */
export const ALERTS_SLICE_MS = 20;
/** How long a list of saved searches waits for the newest homes. */
export const ALERTS_WAIT_MS = 2_000;
/**
 * A change counts for searches saved up to this long after it: search results may be half a second old, and a
 * transaction ends at most five seconds after its change.
 */
export const CHANGE_SEEN_MS = 6_000;
/** Homes listed in one mail, which only counts the rest. */
export const HOMES_IN_MAIL = 10;
/** How long a removed saved home can be restored as it was. */
export const FORGOTTEN_S = 10 * 60;
/** How many of their enquiries people see. */
export const ENQUIRIES_SHOWN = 200;
/** How long an enquiry sent without an account can be claimed. */
export const CLAIMABLE_H = 30 * 24;

// Published sites.

/** Properties on a page of a site. */
export const SITE_HOMES_A_PAGE = 100;
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
