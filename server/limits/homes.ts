// Limits of finding a home; policy.ts beside it has the others.

/** Public homes are read into the index of searches so many at once. */
export const HOMES_AT_ONCE = 20_000;
/** An index that has not been used for so long is read anew. */
export const INDEX_IDLE_MS = 6 * 60 * 60 * 1000;

/** Reads of homes, places and brokers by one address, as of sites. */
export const HOME_READS = { rate: 30, burst: 120 } as const;
/** Answers of searches that are kept. */
export const MAX_SEARCHES = 500;
/** A sitemap may name 50,000 addresses: one holds the homes of so many ids. */
export const HOMES_IN_SITEMAP = 50_000;
/** What pages show, in use for half a second. */
export const MAX_HOMES_VIEWS = 500;
/** Memory of the compressed pages for finding a home. */
export const MAX_HOMES_PAGES_BYTES = 32 * 1024 * 1024;
/** A form of a home's page that is sent without scripts: the longest message in any script, percent-encoded. */
export const MAX_FORM_BYTES = 64 * 1024;

/** How long a built page waits for the contact in its footer; then it goes out with the last one known. */
export const SUPPORT_WAIT_MS = 300;
