import { sql } from 'drizzle-orm';
import { homeReports, properties, propertyEvents } from '../db/schema/properties.ts';
import { isOpenReportOf } from '../homes/homeReports.ts';

/**
 * Since when a property has waited for the operator: in review since it was posted or submitted, live since it was
 * edited or reported (whichever was earlier); null if it does not wait. Only for queries with joins: in others drizzle
 * omits the table name.
 */
export const waitingSince = sql<Date | null>`case ${properties.status}
  when 'in_review' then coalesce((
    select max(${propertyEvents.at}) from ${propertyEvents}
    where ${propertyEvents.propertyId} = ${properties.id} and ${propertyEvents.kind} in ('posted', 'status_changed')
  ), ${properties.createdAt})
  when 'live' then least(${properties.editedAt}, (
    select min(${homeReports.at}) from ${homeReports} where ${isOpenReportOf(properties.id)}
  ))
end`.mapWith(properties.editedAt);
