import { leadSources } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { formatAgo } from '#src/lib/format.ts';

/** A lead's interest, source and age, in one line. */
export const leadLine = ({ property_interest, source, created_at }: Lead): string =>
  [property_interest, leadSources.labels[source], `came ${formatAgo(created_at, Date.now())}`]
    .filter(Boolean)
    .join(' · ');
