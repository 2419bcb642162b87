-- Actions are named noun.verb, from a closed list. The owner is held to the policies as well, but for this step.
ALTER TABLE audit NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE audit SET
  action = CASE
    WHEN audit.action IN ('broker status changed', 'operator status changed') AND audit.detail ->> 'to' = 'suspended'
      THEN audit.object_type || '.suspended'
    ELSE named.action
  END,
  object_type = replace(audit.object_type, ' ', '_')
FROM (VALUES
  ('sign-in', 'account.signed_in'),
  ('sign-in refused', 'account.sign_in_refused'),
  ('sign-out', 'account.signed_out'),
  ('signed up', 'account.signed_up'),
  ('account closed', 'account.closed'),
  ('account close refused', 'account.close_refused'),
  ('signup code issued', 'signup.code_issued'),
  ('signup refused', 'signup.refused'),
  ('password link asked', 'password.link_asked'),
  ('password reset', 'password.reset'),
  ('password changed', 'password.changed'),
  ('password change refused', 'password.change_refused'),
  ('email changed', 'email.changed'),
  ('session ended', 'session.ended'),
  ('other sessions ended', 'session.others_ended'),
  ('profile changed', 'profile.updated'),
  ('notification preferences changed', 'preferences.changed'),
  ('alerts ended', 'alert.ended'),
  ('denied', 'call.denied'),
  ('settings changed', 'settings.changed'),
  ('test mail sent', 'mail.tested'),
  ('mail sent again', 'mail.sent_again'),
  ('demo removed', 'demo.removed'),
  ('operator created', 'operator.created'),
  ('operator changed', 'operator.updated'),
  ('operator status changed', 'operator.status_changed'),
  ('broker created', 'broker.created'),
  ('broker changed', 'broker.updated'),
  ('broker status changed', 'broker.status_changed'),
  ('broker quotas changed', 'broker.quotas_changed'),
  ('user created', 'user.created'),
  ('user changed', 'user.updated'),
  ('user status changed', 'user.status_changed'),
  ('lead created', 'lead.created'),
  ('lead changed', 'lead.updated'),
  ('lead status changed', 'lead.status_changed'),
  ('leads viewed', 'lead.viewed'),
  ('leads exported', 'lead.exported'),
  ('leads merged', 'lead.merged'),
  ('merge undone', 'lead.unmerged'),
  ('lead noted', 'lead.noted'),
  ('lead planned', 'lead.planned'),
  ('duplicate dismissed', 'lead.duplicate_dismissed'),
  ('lead import asked', 'lead_import.asked'),
  ('leads imported', 'lead_import.finished'),
  ('lead import failed', 'lead_import.failed'),
  ('wrong rows exported', 'lead_import.wrong_rows_exported'),
  ('lead view saved', 'lead_view.saved'),
  ('lead view removed', 'lead_view.removed'),
  ('property created', 'property.created'),
  ('property copied', 'property.copied'),
  ('property changed', 'property.updated'),
  ('property status changed', 'property.status_changed'),
  ('property reported', 'property.reported'),
  ('property reviewed', 'property.reviewed'),
  ('RERA number checked', 'property.rera_checked'),
  ('RERA check taken back', 'property.rera_unchecked'),
  ('photos ordered', 'property.photos_ordered'),
  ('photo added', 'photo.added'),
  ('photo changed', 'photo.updated'),
  ('photo deleted', 'photo.deleted'),
  ('main photo changed', 'photo.made_main'),
  ('video added', 'video.added'),
  ('video removed', 'video.removed'),
  ('site published', 'site.published'),
  ('site template switched', 'site.template_switched'),
  ('site unpublished', 'site.unpublished'),
  ('domain connected', 'domain.connected'),
  ('domain status changed', 'domain.status_changed'),
  ('domain checked', 'domain.checked'),
  ('domain released', 'domain.released')
) AS named (former, action)
WHERE audit.action = named.former;
--> statement-breakpoint
ALTER TABLE audit FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER POLICY record ON audit WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN actor_role = 'broker' AND actor_id = app_broker_id()
    WHEN 'operator' THEN actor_role = 'super_admin' OR (
      actor_role = 'broker' AND action = 'domain.connected' AND object_type = 'domain'
      AND EXISTS (SELECT FROM domains d WHERE d.id = object_id AND d.broker_id = actor_id AND d.released_at IS NULL)
    )
    WHEN 'public' THEN actor_role IS NULL
    ELSE app_scope() = 'signin'
  END
);
--> statement-breakpoint
-- The operator's role sees the whole trail, without a look at the scope for each row.
CREATE POLICY all_of_them ON audit FOR SELECT TO nivaas_operator USING (true);
--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_role" ON "audit" USING btree ("actor_role","at","id") WHERE "audit"."actor_role" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_type" ON "audit" USING btree ("object_type","at","id") WHERE "audit"."object_type" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_object" ON "audit" USING btree ("object_id","at","id") WHERE "audit"."object_id" is not null;--> statement-breakpoint
-- The sweep erases leads that ended, with their timelines and enquiries. Whatever the setting says, a month is kept.
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "seeker_enquiries" DROP CONSTRAINT "seeker_enquiries_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_enquiries" ADD CONSTRAINT "seeker_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_ended" ON "leads" USING btree ("last_event_at") WHERE "leads"."status" in ('closed', 'lost');
--> statement-breakpoint
ALTER POLICY reach ON leads USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor, only to join a second enquiry to the first: open leads of the last day.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
      AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
    WHEN 'signin' THEN status IN ('closed', 'lost') AND last_event_at < now() - interval '30 days'
    ELSE false
  END
);
--> statement-breakpoint
CREATE POLICY sweep ON leads FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND status IN ('closed', 'lost') AND last_event_at < now() - interval '30 days'
);
