import { sql } from 'drizzle-orm';
import { listingEvents, listingReports, properties } from '../db/schema/properties.ts';
import { isOpenReportOf } from '../homes/homeReports.ts';

/**
 * Since when a property has waited for the operator: in review since it was posted or submitted, live since it was
 * edited or reported (whichever was earlier); null if it does not wait. Only for queries with joins: in others drizzle
 * omits the table name.
 */
export const waitingSince = sql<Date | null>`case ${properties.status}
  when 'in_review' then coalesce((
    select max(${listingEvents.at}) from ${listingEvents}
    where ${listingEvents.propertyId} = ${properties.id} and ${listingEvents.kind} in ('posted', 'status_changed')
  ), ${properties.createdAt})
  when 'live' then least(${properties.editedAt}, (
    select min(${listingReports.at}) from ${listingReports} where ${isOpenReportOf(properties.id)}
  ))
end`.mapWith(properties.editedAt);
