import { type Lead, leadSources } from '#contract/leads.ts';
import { formatAgo } from '#src/lib/format.ts';

/** What a lead asks for, where it came from and when, in a line. */
export const leadLine = ({ property_interest, source, created_at }: Lead): string =>
  [property_interest, leadSources.labels[source], `came ${formatAgo(created_at, Date.now())}`]
    .filter(Boolean)
    .join(' · ');
