import { paths } from './paths.ts';

// Separate from `paths`, which every public page loads.
const found = (page: string, words: string): string => `${page}?q=${encodeURIComponent(words)}`;

/** The operator's Brokers page, searched for a name. */
export const brokersNamedPath = (name: string): string => found(paths.superadmin.brokers, name);

/** The brokers who wait for approval. The address contains no names, because a mail shows it. */
export const waitingBrokersPath = `${paths.superadmin.brokers}?status=pending`;

/** A broker's site on Manage Website. */
export const managedSitePath = (slug: string): string => found(paths.superadmin.manageWebsite, slug);
