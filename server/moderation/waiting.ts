import { sql } from 'drizzle-orm';
import { listingEvents, listingReports, properties } from '../db/schema/properties.ts';
import { isOpenReportOf } from './reports.ts';

/**
 * Since when a listing waits for the operator: in review since it was posted or sent, live since it was edited or reported; null when
 * nothing waits. The earlier of an edit and a report counts. For queries that join: in others drizzle leaves out the table's name.
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
