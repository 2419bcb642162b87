import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { midnight, today } from '#server/db/indiaDays.ts';
import { leads } from '#server/db/schema/leads.ts';
import { sites, visits } from '#server/db/schema/sites.ts';

const DAYS = 30;

/** Columns for a query of `sites`: the page views and the leads from enquiries in the last 30 days in India. */
export const lastDays = {
  views: sql<number>`(select coalesce(sum(${visits.views}), 0) from ${visits}
    where ${visits.site} = ${sites.slug} and ${visits.day} > ${today} - ${DAYS}::int)::int`,
  enquiries: sql<number>`(select ${count()} from ${leads} where ${and(
    eq(leads.brokerId, sites.brokerId),
    // Leads that were typed or imported have no consent until an enquiry joins them.
    isNotNull(leads.consentAt),
    gte(leads.createdAt, midnight(sql`${today} - ${DAYS - 1}::int`)),
  )})::int`,
};
