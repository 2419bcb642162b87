// Limits for finding homes; policy.ts has the general ones.

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
export const MAX_HOMES_PAGES_BYTES = 32 * 1024 * 1024;
/** A form of a home's page sent without JavaScript: fits the longest message in any writing system, percent-encoded. */
export const MAX_FORM_BYTES = 64 * 1024;

/** How long a built page waits for the support contact in its footer before it is sent with the last known one. */
export const SUPPORT_WAIT_MS = 300;
