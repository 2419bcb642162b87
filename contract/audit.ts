import { type InferType, mixed, object } from 'yup';
import { coded } from './choices.ts';
import { get } from './endpoint.ts';
import {
  choice,
  id,
  isRealDay,
  MAX_ID,
  outNumberOrNull,
  outText,
  outTextOrNull,
  outTime,
  pageOf,
  text,
  whole,
} from './fields.ts';

// The audit trail: who did what, when, to what.

/** Everything that the trail records, as `noun.verb`. */
export const auditActions = coded([
  ['account.signed_in', 'Signed in'],
  ['account.sign_in_refused', 'Sign-in refused'],
  ['account.signed_out', 'Signed out'],
  ['account.signed_up', 'Signed up'],
  ['account.closed', 'Closed the account'],
  ['account.close_refused', 'Account closure refused'],
  ['signup.code_issued', 'Signup code issued'],
  ['signup.refused', 'Signup refused'],
  ['password.link_asked', 'Requested a password reset link'],
  ['password.reset', 'Reset the password'],
  ['password.changed', 'Changed the password'],
  ['password.change_refused', 'Password change refused'],
  ['email.changed', 'Changed the e-mail'],
  ['second_step.begun', 'Began setting up the second step'],
  ['second_step.switched_on', 'Turned the second step on'],
  ['second_step.switched_off', 'Turned the second step off'],
  ['second_step.asked', 'Second step requested'],
  ['second_step.refused', 'Second step refused'],
  ['second_step.reset', 'Second step reset'],
  ['session.ended', 'Ended a session'],
  ['session.others_ended', 'Ended the other sessions'],
  ['profile.updated', 'Edited the profile'],
  ['preferences.changed', 'Changed notification settings'],
  ['alert.ended', 'Turned off alerts'],
  ['call.denied', 'Access denied'],
  ['settings.changed', 'Changed settings'],
  ['audit.exported', 'Exported the audit log'],
  ['mail.tested', 'Sent a test mail'],
  ['mail.sent_again', 'Sent a mail again'],
  ['demo.removed', 'Removed the demo'],
  ['operator.created', 'Added operator'],
  ['operator.updated', 'Edited operator'],
  ['operator.suspended', 'Suspended operator'],
  ['operator.status_changed', "Changed an operator's status"],
  ['broker.created', 'Added broker'],
  ['broker.updated', 'Edited broker'],
  ['broker.suspended', 'Suspended broker'],
  ['broker.status_changed', "Changed a broker's status"],
  ['broker.quotas_changed', "Changed a broker's limits"],
  ['user.created', 'Added user'],
  ['user.updated', 'Edited user'],
  ['user.status_changed', "Changed a user's status"],
  ['lead.created', 'Added lead'],
  ['lead.updated', 'Edited lead'],
  ['lead.status_changed', "Changed a lead's status"],
  ['lead.viewed', 'Viewed leads'],
  ['lead.exported', 'Exported leads'],
  ['lead.merged', 'Merged leads'],
  ['lead.unmerged', 'Undid a merge'],
  ['lead.noted', 'Wrote to a timeline'],
  ['lead.planned', 'Planned a follow-up'],
  ['lead.duplicate_dismissed', 'Dismissed a duplicate'],
  ['lead_import.asked', 'Began an import'],
  ['lead_import.finished', 'Imported leads'],
  ['lead_import.failed', 'Import failed'],
  ['lead_import.wrong_rows_exported', 'Exported wrong rows'],
  ['lead_view.saved', 'Saved a view'],
  ['lead_view.removed', 'Removed a view'],
  ['privacy.asked', 'Made a privacy request'],
  ['privacy.confirmed', 'Confirmed a privacy request'],
  ['privacy.copied', 'Downloaded a copy of their data'],
  ['privacy.carried_out', 'Carried out a privacy request'],
  ['privacy.failed', 'Privacy request failed'],
  ['privacy.started_again', 'Started a privacy request again'],
  ['property.created', 'Posted property'],
  ['property.copied', 'Copied property'],
  ['property.updated', 'Edited property'],
  ['property.status_changed', "Changed a property's status"],
  ['property.reported', 'Reported property'],
  ['property.reviewed', 'Reviewed property'],
  ['property.rera_checked', 'Checked RERA number'],
  ['property.rera_unchecked', 'Withdrew a RERA check'],
  ['property.photos_ordered', 'Reordered photos'],
  ['photo.added', 'Added photo'],
  ['photo.updated', 'Edited photo'],
  ['photo.deleted', 'Deleted photo'],
  ['photo.made_main', 'Chose the default photo'],
  ['video.added', 'Added video'],
  ['video.removed', 'Removed video'],
  ['site.published', 'Published site'],
  ['site.content_changed', 'Changed the site’s content'],
  ['site.template_switched', 'Switched template'],
  ['site.unpublished', 'Unpublished site'],
  ['domain.connected', 'Connected domain'],
  ['domain.status_changed', "Changed a domain's status"],
  ['domain.checked', 'Checked domain'],
  ['domain.released', 'Released domain'],
]);
export type AuditAction = (typeof auditActions.values)[number];

/** What an entry may be about. */
export const auditObjects = coded([
  ['operator', 'Operator'],
  ['broker', 'Broker'],
  ['user', 'User'],
  ['lead', 'Lead'],
  ['lead_import', 'Import'],
  ['lead_view', 'View'],
  ['property', 'Property'],
  ['photo', 'Photo'],
  ['video', 'Video'],
  ['site', 'Site'],
  ['domain', 'Domain'],
  ['mail', 'Mail'],
  ['session', 'Session'],
]);
export type AuditObject = (typeof auditObjects.values)[number];

/** Who can be the actor of an entry. An act of a visitor or of the server itself has no actor. */
export const auditRoles = coded([
  ['super_admin', 'Operators'],
  ['broker', 'Brokers'],
  ['user', 'Users'],
]);

export const auditEntry = object({
  id: id(),
  at: outTime(),
  /** All null for a call without a session. The name of a user is always null, because only their broker may see it. */
  actor: object({ role: outTextOrNull(), id: outNumberOrNull(), name: outTextOrNull() }),
  action: outText(),
  object_type: outTextOrNull(),
  object_id: outNumberOrNull(),
  address: outTextOrNull(),
  detail: mixed<Readonly<Record<string, unknown>>>().nullable().defined(),
});
export type AuditEntry = InferType<typeof auditEntry>;

const isMoment = (value: string | undefined) =>
  !value ||
  (/^(?:19|20)\d{2}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
    isRealDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)));

/** A day in India, or a time with its zone. */
const moment = (label: string) =>
  text(label, 40).test('moment', `${label} must be a day as 2026-11-25, or a time with its zone`, isMoment);

const filters = object({
  actor_role: choice('Role', auditRoles),
  action: choice('Action', auditActions),
  object_type: choice('Object', auditObjects),
  object_id: whole('Object id', 1, MAX_ID),
  from: moment('From'),
  to: moment('To'),
});
export type AuditFilters = InferType<typeof filters>;

const access = ['super_admin'] as const;

/** Newest first. `from` and `to` are included. */
export const listAudit = get('/api/audit', {
  access,
  summary: 'The audit log',
  query: filters.shape({
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, 100).default(20),
  }),
  responses: { 200: pageOf(auditEntry) },
});

export const exportAudit = get('/api/audit/export', {
  access,
  summary: 'The audit log as CSV',
  query: filters,
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
});
