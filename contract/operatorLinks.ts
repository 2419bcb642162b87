import { paths } from './paths.ts';

// Apart from `paths`, which every public page loads.
const found = (page: string, words: string): string => `${page}?q=${encodeURIComponent(words)}`;

/** The brokers of a name on the operator's Brokers page. */
export const brokersNamedPath = (name: string): string => found(paths.superadmin.brokers, name);

/** The brokers who wait for approval. Names none of them: a mail shows the address. */
export const waitingBrokersPath = `${paths.superadmin.brokers}?status=pending`;

/** A broker's site on Manage Website. */
export const managedSitePath = (slug: string): string => found(paths.superadmin.manageWebsite, slug);
