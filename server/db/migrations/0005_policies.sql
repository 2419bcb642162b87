-- Which rows each way of database.ts reaches, by table; app_scope() names the way. A `tenant` is a broker. `public` is a visitor of
-- one broker's site, or one who enquires about a home of that broker; `visitor` one of the platform's own pages. `signin` is the
-- server itself, which also deletes what is old, and `privacy` its jobs for people's requests about their data, over all brokers.
-- In one block, because migrations run statement by statement, with a mark after each.
DO $$
DECLARE name text;
BEGIN

-- Every table has policies, which hold its owner as well; what no policy allows is forbidden.
FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
END LOOP;

-- Operators, brokers and users.

CREATE POLICY operator ON operators TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY signin ON operators TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY tenant_select ON brokers FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND id = app_broker_id());
CREATE POLICY tenant_update ON brokers FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND id = app_broker_id());
CREATE POLICY operator ON brokers TO nivaas_app USING (app_scope() = 'operator');
-- The operator's role sees all of them without a condition. One on the row would keep searches off the indexes for LIKE, which could
-- tell of hidden rows. The same goes for leads, properties and the audit trail.
CREATE POLICY all_of_them ON brokers FOR SELECT TO nivaas_operator USING (true);
-- A visitor who enquires about a home comes without a site.
CREATE POLICY public ON brokers FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND status = 'active' AND CASE WHEN app_slug() IS NULL THEN id = app_broker_id()
    ELSE EXISTS (SELECT FROM sites s WHERE s.broker_id = brokers.id AND s.slug = app_slug())
  END
);
CREATE POLICY visitor ON brokers FOR SELECT TO nivaas_app USING (app_scope() = 'visitor' AND status = 'active');
CREATE POLICY signin ON brokers TO nivaas_app USING (app_scope() = 'signin');

-- One policy says what each way sees of users, leads and properties, and looks the scope up once for each query instead of for each
-- row. Of several policies PostgreSQL expects so few matches that it would make a broker's page by sorting all that the broker has.
CREATE POLICY reach ON users TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'signin' THEN true
    ELSE false
  END
);

CREATE POLICY tenant ON credentials FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
CREATE POLICY operator_insert ON credentials FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator' AND role = 'broker');
CREATE POLICY signin ON credentials TO nivaas_app USING (app_scope() = 'signin');

-- A broker ends the sessions of the own users, an operator those of brokers, when they are made inactive.
CREATE POLICY tenant_select ON sessions FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
CREATE POLICY tenant_update ON sessions FOR UPDATE TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
CREATE POLICY operator_select ON sessions FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND role = 'broker');
CREATE POLICY operator_update ON sessions FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND role = 'broker');
CREATE POLICY signin ON sessions TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY signin ON password_resets TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY signin ON second_steps TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY signin ON signup_codes TO nivaas_app USING (app_scope() = 'signin');

-- Each person's own, from the own profile; whoever has a link's token comes by the way of sign-ins.
CREATE POLICY tenant ON email_changes TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
CREATE POLICY operator ON email_changes TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');
CREATE POLICY signin ON email_changes TO nivaas_app USING (app_scope() = 'signin');

-- Properties, with their photos and videos.

CREATE POLICY reach ON properties FOR SELECT TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor of a site: what is live, of the active broker of the site.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()) AND status = 'live'
    -- What is public is asked of `search_homes`, which every way sees whole: policies that ask each other's tables take PostgreSQL
    -- longer to plan than a visitor's queries take to run.
    WHEN 'visitor' THEN status = 'live' AND EXISTS (SELECT FROM search_homes h WHERE h.id = properties.id)
    ELSE false
  END
);
CREATE POLICY all_of_them ON properties FOR SELECT TO nivaas_operator USING (true);
CREATE POLICY tenant_insert ON properties FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON properties FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
-- The 30 days of the contract (ARCHIVED_DAYS).
CREATE POLICY tenant_delete ON properties FOR DELETE TO nivaas_app USING (
  app_scope() = 'tenant' AND broker_id = app_broker_id()
  AND status = 'archived' AND archived_at < now() - interval '30 days'
);
CREATE POLICY operator_update ON properties FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');

-- Photos and videos follow their home.
CREATE POLICY tenant ON media TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator ON media FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY public ON media FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
CREATE POLICY visitor ON media FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);

CREATE POLICY tenant ON videos TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator ON videos FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY public ON videos FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
CREATE POLICY visitor ON videos FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);

-- The photo of an operator or a broker that is replaced is recorded like a home's; an operator's belongs to no broker.
CREATE POLICY tenant ON deleted_pictures TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator ON deleted_pictures FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_insert ON deleted_pictures FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY signin ON deleted_pictures TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY tenant ON listing_events TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator_select ON listing_events FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_insert ON listing_events FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY visitor ON listing_events FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND kind = 'price_changed' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
-- Entries are kept for a month, price changes for good.
CREATE POLICY signin_select ON listing_events FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND kind <> 'price_changed' AND at < now() - interval '30 days'
);
CREATE POLICY signin_delete ON listing_events FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND kind <> 'price_changed' AND at < now() - interval '30 days'
);

-- Reports are for the operator's eyes, not for the broker's.
CREATE POLICY operator_select ON listing_reports FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_update ON listing_reports FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY signin_insert ON listing_reports FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'signin');
CREATE POLICY signin_select ON listing_reports FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);
CREATE POLICY signin_delete ON listing_reports FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);
CREATE POLICY privacy_select ON listing_reports FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_update ON listing_reports FOR UPDATE TO nivaas_app USING (app_scope() = 'privacy');

-- What visitors see, which the triggers write as whoever changes a property. Everyone reads it without a condition: one would keep
-- searches off the index of trigrams, because ILIKE is not leakproof.
CREATE POLICY everyone ON search_homes FOR SELECT TO nivaas_app USING (true);
CREATE POLICY tenant_insert ON search_homes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON search_homes FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_delete ON search_homes FOR DELETE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator_insert ON search_homes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY operator_update ON search_homes FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_delete ON search_homes FOR DELETE TO nivaas_app USING (app_scope() = 'operator');

CREATE POLICY everyone ON gone_homes FOR SELECT TO nivaas_app USING (true);
CREATE POLICY tenant_insert ON gone_homes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON gone_homes FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_delete ON gone_homes FOR DELETE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator_insert ON gone_homes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY operator_update ON gone_homes FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_delete ON gone_homes FOR DELETE TO nivaas_app USING (app_scope() = 'operator');

CREATE POLICY tenant ON home_changes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator ON home_changes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY signin ON home_changes TO nivaas_app USING (app_scope() = 'signin');

-- Sites, their domains and their visits.

CREATE POLICY tenant ON sites TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator ON sites FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY operator_update ON sites FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
-- A site that the operator has taken offline is nobody's but the broker's and the operator's.
CREATE POLICY public ON sites FOR SELECT TO nivaas_app USING (app_scope() = 'public' AND slug = app_slug() AND unpublished_at IS NULL);
-- Not by brokers: their own policy asks sites.
CREATE POLICY visitor ON sites FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND unpublished_at IS NULL AND EXISTS (SELECT FROM search_homes h WHERE h.broker_id = sites.broker_id)
);

CREATE POLICY tenant ON domains TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
-- Moves a domain from one broker to another, knows who held one before, and checks all of them.
CREATE POLICY operator ON domains TO nivaas_app USING (app_scope() = 'operator');
-- A visitor who came by a connected domain: that one names the site. A visitor of a site also learns which connected domain is its
-- own: its pages name that as their address.
CREATE POLICY public ON domains FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND released_at IS NULL AND verified_by IS NOT NULL AND (
    name = app_slug()
    OR (slug = app_slug() AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()))
  )
);
CREATE POLICY visitor ON domains FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND released_at IS NULL AND verified_by IS NOT NULL
  AND EXISTS (SELECT FROM search_homes h WHERE h.broker_id = domains.broker_id)
);

-- The server counts; the operator reads, and a broker how often pages of the own site are opened.
CREATE POLICY tenant ON visits FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND site IN (SELECT slug FROM sites WHERE broker_id = app_broker_id())
);
CREATE POLICY operator ON visits FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY signin ON visits TO nivaas_app USING (app_scope() = 'signin');

-- Leads, and what brokers do with them. The operator works those of the main website, which belong to no broker.

CREATE POLICY reach ON leads FOR SELECT TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor, only to join a second enquiry to the first: open leads of the last day.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
      AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
    WHEN 'signin' THEN status IN ('closed', 'lost') AND last_event_at < now() - interval '30 days'
    WHEN 'privacy' THEN true
    ELSE false
  END
);
CREATE POLICY all_of_them ON leads FOR SELECT TO nivaas_operator USING (true);
CREATE POLICY tenant_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON leads FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
-- A lead that is merged into another is kept in lead_merges, and nowhere else.
CREATE POLICY tenant_delete ON leads FOR DELETE TO nivaas_app USING (
  app_scope() = 'tenant' AND broker_id = app_broker_id()
  AND EXISTS (SELECT FROM lead_merges m WHERE m.other_id = leads.id AND m.broker_id = leads.broker_id AND m.undone_at IS NULL)
);
CREATE POLICY operator_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator' AND broker_id IS NULL);
CREATE POLICY operator_update ON leads FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
CREATE POLICY public_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND source = 'website' AND status = 'new'
);
CREATE POLICY public_update ON leads FOR UPDATE TO nivaas_app USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
);
-- Leads that ended are erased with their timelines and enquiries. Whatever the setting says, a month is kept.
CREATE POLICY sweep ON leads FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND status IN ('closed', 'lost') AND last_event_at < now() - interval '30 days'
);
CREATE POLICY privacy_update ON leads FOR UPDATE TO nivaas_app USING (app_scope() = 'privacy');

-- Timelines are append only for those who work them: only an erasure writes entries anew, without their words.
CREATE POLICY tenant_select ON lead_events FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_insert ON lead_events FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON lead_events FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator_select ON lead_events FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
CREATE POLICY operator_insert ON lead_events FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator' AND broker_id IS NULL);
CREATE POLICY operator_update ON lead_events FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
-- Whoever enquires.
CREATE POLICY public ON lead_events FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND kind IN ('created', 'enquiry') AND actor_role IS NULL
);
CREATE POLICY privacy_all ON lead_events TO nivaas_app USING (app_scope() = 'privacy');

CREATE POLICY tenant ON lead_dismissals TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());

CREATE POLICY tenant ON lead_views TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY privacy_select ON lead_views FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_delete ON lead_views FOR DELETE TO nivaas_app USING (app_scope() = 'privacy');

-- What cannot be undone any more is forgotten.
CREATE POLICY tenant ON lead_merges TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY sweep_select ON lead_merges FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND at < now() - interval '24 hours');
CREATE POLICY sweep ON lead_merges FOR UPDATE TO nivaas_app USING (app_scope() = 'signin' AND at < now() - interval '24 hours');
CREATE POLICY privacy_select ON lead_merges FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_update ON lead_merges FOR UPDATE TO nivaas_app USING (app_scope() = 'privacy');

CREATE POLICY tenant ON lead_imports TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY sweep_select ON lead_imports FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '7 days');
CREATE POLICY sweep ON lead_imports FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '7 days');
CREATE POLICY privacy_select ON lead_imports FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_update ON lead_imports FOR UPDATE TO nivaas_app USING (app_scope() = 'privacy');

-- Home seekers: each reaches the own rows. The server itself finds matches, mails them and closes accounts.

CREATE POLICY seeker ON saved_homes TO nivaas_app USING (app_scope() = 'seeker' AND user_id = app_user_id());
CREATE POLICY signin ON saved_homes TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY seeker ON saved_searches TO nivaas_app USING (app_scope() = 'seeker' AND user_id = app_user_id());
CREATE POLICY signin ON saved_searches TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY seeker ON seeker_alerts TO nivaas_app USING (app_scope() = 'seeker' AND user_id = app_user_id());
CREATE POLICY signin ON seeker_alerts TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY seeker_select ON search_matches FOR SELECT TO nivaas_app USING (
  app_scope() = 'seeker' AND EXISTS (SELECT FROM saved_searches s WHERE s.id = search_id)
);
CREATE POLICY seeker_update ON search_matches FOR UPDATE TO nivaas_app USING (
  app_scope() = 'seeker' AND EXISTS (SELECT FROM saved_searches s WHERE s.id = search_id)
);
CREATE POLICY signin ON search_matches TO nivaas_app USING (app_scope() = 'signin');

-- Whoever enquires adds it, unseen; the broker notes how far it has got.
CREATE POLICY seeker ON seeker_enquiries FOR SELECT TO nivaas_app USING (app_scope() = 'seeker' AND user_id = app_user_id());
CREATE POLICY public ON seeker_enquiries FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = app_broker_id() AND seen_at IS NULL AND answered_at IS NULL
);
CREATE POLICY tenant_select ON seeker_enquiries FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON seeker_enquiries FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY signin ON seeker_enquiries TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY privacy_select ON seeker_enquiries FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_delete ON seeker_enquiries FOR DELETE TO nivaas_app USING (app_scope() = 'privacy');

-- People's requests about their data. They are taken, proven and forgotten before anybody looks at what is held.

CREATE POLICY privacy ON privacy_requests TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY signin ON privacy_requests TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY operator ON privacy_requests FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY tenant ON privacy_requests FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND EXISTS (SELECT FROM privacy_leads l WHERE l.request_id = id AND l.broker_id = app_broker_id())
);

CREATE POLICY privacy ON privacy_leads TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY operator ON privacy_leads FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY tenant ON privacy_leads FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());

-- Notifications and jobs.

-- A notification is its receiver's: a broker's, or the operators', whose rows name no broker.
CREATE POLICY tenant_select ON notifications FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY tenant_update ON notifications FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
CREATE POLICY operator_select ON notifications FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
CREATE POLICY operator_update ON notifications FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
-- Every way notifies the operators; a broker is notified of the own steps, of those of visitors of the own site, and of the operator's.
CREATE POLICY notify ON notifications FOR INSERT TO nivaas_app WITH CHECK (
  CASE app_scope()
    WHEN 'operator' THEN true
    WHEN 'signin' THEN broker_id IS NULL
    WHEN 'tenant' THEN coalesce(broker_id, app_broker_id()) = app_broker_id()
    WHEN 'public' THEN broker_id IS NULL OR broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
    ELSE false
  END
);
-- What is old, and whom the morning's mail may concern.
CREATE POLICY signin_select ON notifications FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND (NOT is_read OR created_at < now() - interval '90 days')
);
CREATE POLICY signin_delete ON notifications FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND created_at < now() - interval '90 days'
);
CREATE POLICY privacy_select ON notifications FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_delete ON notifications FOR DELETE TO nivaas_app USING (app_scope() = 'privacy');

CREATE POLICY tenant ON notification_preferences TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
CREATE POLICY operator ON notification_preferences TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');
-- Whoever sends a mail asks whether it is wanted.
CREATE POLICY signin ON notification_preferences FOR SELECT TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY tenant ON digests TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
CREATE POLICY operator ON digests TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');

-- Only the server itself takes jobs. The operator sees mails, and sends them again.
CREATE POLICY add ON jobs FOR INSERT TO nivaas_app WITH CHECK (app_scope() IN ('tenant', 'operator', 'public', 'signin'));
-- A search that tells at once from now on tells of what it has found so far.
CREATE POLICY seeker ON jobs FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'seeker' AND kind = 'search_alert'
  AND EXISTS (SELECT FROM saved_searches s WHERE s.id = (data ->> 'search')::integer)
);
CREATE POLICY operator_select ON jobs FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND kind = 'mail');
CREATE POLICY operator_update ON jobs FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND kind = 'mail');
CREATE POLICY signin_select ON jobs FOR SELECT TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY signin_update ON jobs FOR UPDATE TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY signin_delete ON jobs FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '30 days');
CREATE POLICY privacy ON jobs FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'privacy');
CREATE POLICY privacy_select ON jobs FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_delete ON jobs FOR DELETE TO nivaas_app USING (app_scope() = 'privacy');

-- The platform's own records.

CREATE POLICY signin ON login_attempts TO nivaas_app USING (app_scope() = 'signin');

CREATE POLICY signin ON heartbeats TO nivaas_app USING (app_scope() = 'signin');
CREATE POLICY operator ON heartbeats FOR SELECT TO nivaas_app USING (app_scope() = 'operator');

CREATE POLICY read ON settings FOR SELECT TO nivaas_app USING (app_scope() IN ('tenant', 'operator', 'public', 'visitor', 'signin'));
CREATE POLICY operator_insert ON settings FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
CREATE POLICY operator_update ON settings FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');

-- Each caller's own keys.
CREATE POLICY tenant ON idempotency_keys TO nivaas_app USING (app_scope() = 'tenant' AND actor = 'broker:' || app_broker_id());
CREATE POLICY operator ON idempotency_keys TO nivaas_app USING (app_scope() = 'operator' AND actor LIKE 'super\_admin:%');
CREATE POLICY seeker ON idempotency_keys TO nivaas_app USING (app_scope() = 'seeker' AND actor = 'user:' || app_user_id());
CREATE POLICY public ON idempotency_keys TO nivaas_app USING (
  app_scope() = 'public' AND starts_with(actor, 'visitor:' ||
    CASE WHEN app_slug() IS NULL AND app_broker_id() IS NOT NULL THEN '' ELSE app_slug() END || ':')
);
CREATE POLICY signin ON idempotency_keys TO nivaas_app USING (app_scope() = 'signin' AND actor LIKE 'signup:%');
CREATE POLICY sweep_select ON idempotency_keys FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND created_at < now() - interval '24 hours');
CREATE POLICY sweep ON idempotency_keys FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND created_at < now() - interval '24 hours');
CREATE POLICY privacy_select ON idempotency_keys FOR SELECT TO nivaas_app USING (app_scope() = 'privacy');
CREATE POLICY privacy_update ON idempotency_keys FOR UPDATE TO nivaas_app USING (app_scope() = 'privacy');

CREATE POLICY operator ON audit FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
CREATE POLICY all_of_them ON audit FOR SELECT TO nivaas_operator USING (true);
-- Nobody writes into the audit trail under another's name. A domain moves as the operator, because it leaves another broker; who did
-- it is the broker who holds it from then on.
CREATE POLICY record ON audit FOR INSERT TO nivaas_app WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN actor_role = 'broker' AND actor_id = app_broker_id()
    WHEN 'operator' THEN actor_role = 'super_admin' OR (
      actor_role = 'broker' AND action = 'domain.connected' AND object_type = 'domain'
      AND EXISTS (SELECT FROM domains d WHERE d.id = object_id AND d.broker_id = actor_id AND d.released_at IS NULL)
    )
    WHEN 'public' THEN actor_role IS NULL
    WHEN 'privacy' THEN actor_role IS NULL
    ELSE app_scope() = 'signin'
  END
);
-- The trail is append only: the server raises the count of a recent denial, and deletes what is older than a month.
CREATE POLICY signin_select ON audit FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND (minute > now() - interval '5 minutes' OR at < now() - interval '30 days')
);
CREATE POLICY signin_update ON audit FOR UPDATE TO nivaas_app USING (
  app_scope() = 'signin' AND minute > now() - interval '5 minutes'
);
CREATE POLICY signin_delete ON audit FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);

-- The operator reads the figures; the server folds their changes. The scope is asked for once, not for each row.
CREATE POLICY operator ON report_days FOR SELECT TO nivaas_app USING ((SELECT app_scope()) = 'operator');
CREATE POLICY signin ON report_days TO nivaas_app USING ((SELECT app_scope()) = 'signin');

CREATE POLICY operator ON report_changes FOR SELECT TO nivaas_app USING ((SELECT app_scope()) = 'operator');
CREATE POLICY signin ON report_changes TO nivaas_app USING ((SELECT app_scope()) = 'signin');
-- Whoever writes a lead or a home counts it, by the triggers.
CREATE POLICY count ON report_changes FOR INSERT TO nivaas_app WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN broker_id = app_broker_id()
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
    WHEN 'operator' THEN true
    ELSE false
  END
);

END $$;
--> statement-breakpoint
-- What no policy can say, because it compares a row with what it was: the operator takes a broker's site offline and changes nothing
-- else of it, and the broker does not put it online again.
CREATE FUNCTION keep_sites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app_scope() = 'operator' AND (NEW.broker_id, NEW.slug, NEW.template, NEW.domain_token)
    IS DISTINCT FROM (OLD.broker_id, OLD.slug, OLD.template, OLD.domain_token) THEN
    RAISE insufficient_privilege USING MESSAGE = 'The operator does not change a site';
  END IF;
  IF app_scope() = 'tenant' AND (NEW.unpublished_at, NEW.unpublished_reason)
    IS DISTINCT FROM (OLD.unpublished_at, OLD.unpublished_reason) THEN
    RAISE insufficient_privilege USING MESSAGE = 'The broker does not put a site online again';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sites BEFORE UPDATE ON sites FOR EACH ROW EXECUTE FUNCTION keep_sites();
