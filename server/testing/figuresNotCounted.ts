import { type SQL, sql } from 'drizzle-orm';

/** The stored figures of reports that differ from a recount of the tables. Run it as the owner. */
export const figuresNotCounted: SQL = sql`
  with kept as (
    select figure, day, key, sum(n)::int as n
    from (select figure, day, key, n from report_days union all select figure, day, key, n from report_changes) noted
    group by 1, 2, 3 having sum(n) <> 0
  ), counted as (
    select figure, day, key, sum(n)::int as n from (
      select f.*, 1 as n from leads, lead_figures(broker_id, created_at, source, status, first_contact_at) f
      union all select f.*, 1 from properties, home_figures(created_at, property_type, status, sold_at) f
      union all select f.*, views from visits v, view_figures(v.day, v.site, v.page) f
    ) one group by 1, 2, 3
  )
  select figure, day::text, key, kept.n as kept, counted.n as counted
  from kept full join counted using (figure, day, key) where kept.n is distinct from counted.n`;
