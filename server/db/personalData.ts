import { leadRows } from '#contract/leads/fields.ts';
import { PRIVACY_LINK_HOURS } from '#contract/privacy.ts';
import {
  EMAIL_CHANGE_HOURS,
  RESET_MINUTES,
  SESSION_HOURS,
  SESSION_REMEMBERED_DAYS,
  UNMERGED_WITHIN_H,
} from '#contract/rules/lifetimes.ts';
import { CODES_KEPT_H, FAILURES_KEPT_H, KNOWN_ADDRESSES_KEPT_H } from '../limits/accounts.ts';
import { CLAIMABLE_H } from '../limits/homes.ts';
import { HEARTBEATS_KEPT_H, JOBS_KEPT_H, NOTIFICATIONS_KEPT_H, VISITS_KEPT_DAYS } from '../limits/jobs.ts';
import { IMPORTS_KEPT_H } from '../limits/leads.ts';
import { IDEMPOTENCY_H } from '../limits/server.ts';

/** What a table stores about people. `docs/privacy.md` is made from this list; a test compares both with the schema. */
export interface KeptTable {
  readonly table: string;
  /** Why it is kept. */
  readonly why: string;
  /** How long it is kept, and what ends that time. */
  readonly kept: string;
  /** The columns about people, with what they contain. An erasure leaves nothing of the person in them. */
  readonly personal?: Readonly<Record<string, string>>;
  /** Text columns that contain nothing about people. Numbers, times and booleans are not listed. */
  readonly other?: readonly string[];
}

const ACCOUNT = 'As long as the account; what identifies the person is erased when it is deleted';
const LEAD = 'As long as the lead: until the person asks for erasure, or the time for closed leads (setting) is over';
const AS_AUDIT = 'As long as the audit log (setting)';
const BROKER = 'As long as the broker’s account; it is about the broker’s business';
const inDays = (hours: number) => `${hours / 24} days`;
const words = (list: string) => list.trim().split(/\s+/);
const NOBODY = 'No one is named';

const person = {
  full_name: 'Name',
  email: 'E-mail',
  phone: 'Phone, as typed',
  phone_e164: 'Phone, in one form',
};
const ofPerson = (photo: string) => ({ ...person, photo });

/** Every table of the database. */
export const keptTables: readonly KeptTable[] = [
  {
    table: 'leads',
    why: 'Brokers, and Nivaas for its own website, contact the people who asked them to',
    kept: 'Until the person asks for erasure; closed and lost ones for the time that the operator sets. A record without the person stays, for the figures',
    personal: {
      ...Object.fromEntries(leadRows.flatMap(([name, field]) => ('personal' in field ? [[name, field.personal]] : []))),
      phone_e164: person.phone_e164,
      email_key: 'E-mail in lower case, made from the e-mail',
      follow_up_text: 'What is planned, in words',
      search: 'Name, e-mail, phone, city and interest, made from them',
    },
    other: [
      ...leadRows.flatMap(([name, field]) => ('personal' in field ? [] : name)),
      'consent_version',
      'later_consents',
      'follow_up_kind',
      'privacy',
    ],
  },
  {
    table: 'lead_events',
    why: 'The timeline of a lead: what was agreed with the person',
    kept: `${LEAD}. After an erasure, only the kind and time of each event stay`,
    personal: {
      text: 'Notes, and the words about calls and visits',
      detail: 'What was edited, from and to; what is planned; repeat enquiries',
      contact_email: 'The e-mail that it came with',
      contact_phone: 'The phone that it came with',
    },
    other: ['kind', 'actor_role'],
  },
  {
    table: 'lead_merges',
    why: 'Undoing a merge of two leads',
    kept: `${UNMERGED_WITHIN_H} hours; after that, only the numbers of the two leads`,
    personal: {
      other: 'The lead that was merged into another',
      before: 'What the merge changed in the other, before',
      after: 'What the merge changed in the other, after',
    },
  },
  { table: 'lead_dismissals', why: 'Leads that are not the same person, by number', kept: LEAD },
  {
    table: 'lead_imports',
    why: 'Importing the leads of a file, and giving back its wrong rows',
    kept: `${inDays(IMPORTS_KEPT_H)} after the end`,
    personal: { content: 'The file', file_name: 'Its name, as the broker chose it' },
    other: ['state', 'mapping'],
  },
  {
    table: 'lead_views',
    why: 'Filters that a broker saved',
    kept: 'Until the broker removes it',
    personal: { name: 'Its name, as the broker chose it', query: 'The filter, with the words of a search' },
  },
  {
    table: 'users',
    why: 'Accounts of home seekers, and of the users that a broker added',
    kept: ACCOUNT,
    personal: { ...ofPerson('Photo'), search: 'Name, e-mail and phone, made from them' },
    other: ['consent_version', 'status'],
  },
  {
    table: 'brokers',
    why: 'Accounts of brokers; name, photo and phone are shown to visitors',
    kept: BROKER,
    personal: {
      ...ofPerson('Photo'),
      license_no: 'Licence number',
      search: 'Name, e-mail, phone and licence, made from them',
    },
    other: ['consent_version', 'status', 'quotas'],
  },
  {
    table: 'operators',
    why: 'Accounts of the platform’s staff',
    kept: 'As long as they are staff',
    personal: ofPerson('Photo'),
    other: ['status'],
  },
  {
    table: 'credentials',
    why: 'Signing in',
    kept: ACCOUNT,
    personal: { password_hash: 'The password, in a form that no one can read' },
    other: ['role'],
  },
  {
    table: 'second_steps',
    why: 'The second step at sign-in',
    kept: 'Until it is switched off',
    personal: { secret: 'What the codes are made from', recovery_hashes: 'Recovery codes, hashed' },
    other: ['role', 'begun_by'],
  },
  {
    table: 'sessions',
    why: 'Staying signed in; the owner sees where',
    kept: `${SESSION_HOURS} hours; an operator can choose ${SESSION_REMEMBERED_DAYS} days with Remember Me at sign-in`,
    personal: { browser: 'Browser and system', place: 'IP address range' },
    other: ['token_hash', 'role'],
  },
  {
    table: 'password_resets',
    why: 'Links to a new password',
    kept: `${RESET_MINUTES} minutes`,
    other: ['token_hash', 'role'],
  },
  {
    table: 'email_changes',
    why: 'A new e-mail that is not confirmed yet',
    kept: `${EMAIL_CHANGE_HOURS} hours`,
    personal: { email: 'The new e-mail', former: 'The e-mail until then' },
    other: ['role', 'token_hashes'],
  },
  {
    table: 'signup_codes',
    why: 'Verifying a phone at sign-up, and limiting the codes sent',
    kept: `${CODES_KEPT_H} hours`,
    personal: { phone: 'The phone that got the code', network: 'The IP address that requested it' },
    other: ['id', 'bound_hash', 'code_hash'],
  },
  {
    table: 'login_attempts',
    why: 'Limits that keep strangers out',
    kept: `${FAILURES_KEPT_H} hours; for ${inDays(KNOWN_ADDRESSES_KEPT_H)}, the networks from which an account signed in`,
    personal: { key: 'What is counted: an e-mail, a phone or an IP address' },
  },
  { table: 'saved_homes', why: 'Homes that a home seeker saved', kept: ACCOUNT, other: ['home'] },
  {
    table: 'saved_searches',
    why: 'Searches that a home seeker saved, and their alerts',
    kept: ACCOUNT,
    personal: { name: 'Its name, as the person chose it', query: 'What is looked for' },
    other: ['alert', 'unsubscribe_token'],
  },
  { table: 'search_matches', why: 'Homes that match a saved search', kept: ACCOUNT },
  { table: 'seeker_alerts', why: 'What a home seeker is mailed', kept: ACCOUNT, other: ['unsubscribe_token'] },
  {
    table: 'seeker_enquiries',
    why: 'Enquiries that a home seeker sees in the account',
    kept: `As the lead and the account; unclaimed ones ${inDays(CLAIMABLE_H)}`,
    other: ['claim_hash', 'home'],
  },
  {
    table: 'listing_reports',
    why: 'Visitors report homes that are not as described',
    kept: AS_AUDIT,
    personal: { note: 'What the visitor wrote', contact: 'How to reach the visitor, if given' },
    other: ['reason'],
  },
  {
    table: 'privacy_requests',
    why: 'People’s requests about their own data, and proof that they were met in time',
    kept: `Who asked: until the request is carried out, even if it failed before; for a copy, until it is downloaded, at most ${PRIVACY_LINK_HOURS} hours later. The rest stays as proof`,
    personal: {
      email: 'The e-mail to be verified',
      phone: 'The phone to be verified',
      full_name: 'The corrected name',
      city: 'The corrected city',
      note: 'What the person adds',
    },
    other: ['id', 'kind', 'state', 'proof_hashes', 'code_hash', 'copy_hashes'],
  },
  {
    table: 'privacy_leads',
    why: 'How many leads of a broker a request concerned',
    kept: 'As the request',
    other: ['request_id'],
  },
  {
    table: 'notifications',
    why: 'Telling brokers and operators what happened',
    kept: inDays(NOTIFICATIONS_KEPT_H),
    personal: { title: 'What happened, with a name', message: 'The same in a sentence' },
    other: ['kind', 'link'],
  },
  {
    table: 'jobs',
    why: 'Work done in the background, such as sending mail',
    kept: `${inDays(JOBS_KEPT_H)} after the end`,
    personal: { data: 'What it needs, such as the recipient of a mail', error: 'Why a try failed' },
    other: ['kind', 'state'],
  },
  {
    table: 'idempotency_keys',
    why: 'A repeated request gets the first response',
    kept: `${IDEMPOTENCY_H} hours`,
    personal: { answer: 'The response', actor: 'The account, or a visitor’s IP address' },
    other: ['key', 'request_hash'],
  },
  {
    table: 'audit',
    why: 'Who did what, when, to what: security, and proof of what was done for people’s rights',
    kept: 'For the time that the operator sets, at least a month',
    personal: { address: 'The IP address that the action came from' },
    other: ['actor_role', 'action', 'object_type', 'request_id', 'detail'],
  },
  {
    table: 'properties',
    why: 'Homes for sale, as visitors see them',
    kept: BROKER,
    other: words(`
      property_for building_type property_type title description state city locality place operator_search sub_locality
      society_name address area_unit num_bedrooms features highlights amenities nearby_landmarks status removed_from`),
  },
  { table: 'media', why: 'Photos of homes', kept: BROKER, other: ['name', 'access_key', 'category', 'media_type'] },
  { table: 'videos', why: 'Videos of homes', kept: BROKER, other: ['url'] },
  { table: 'deleted_pictures', why: 'Files that are still to be deleted', kept: 'An hour', other: ['name'] },
  { table: 'listing_events', why: 'What happened to a home', kept: AS_AUDIT, other: ['kind', 'actor_role', 'detail'] },
  { table: 'home_changes', why: 'Homes that alerts look at', kept: 'Some seconds', other: ['before'] },
  { table: 'search_homes', why: 'The search of homes', kept: BROKER, other: ['words'] },
  { table: 'gone_homes', why: 'Homes that are sold', kept: BROKER },
  {
    table: 'sites',
    why: 'Brokers’ websites',
    kept: BROKER,
    personal: { content: 'What the broker says there, with names of clients who agreed to be named' },
    other: ['slug', 'template', 'domain_token', 'unpublished_reason'],
  },
  {
    table: 'domains',
    why: 'Domains of brokers’ websites',
    kept: BROKER,
    other: ['name', 'slug', 'verified_by', 'reason', 'found', 'found_ipv6', 'found_texts'],
  },
  {
    table: 'visits',
    why: `How often pages are opened. ${NOBODY}`,
    kept: `${VISITS_KEPT_DAYS} days`,
    other: ['site', 'page'],
  },
  { table: 'report_days', why: `Figures by day. ${NOBODY}`, kept: 'For good', other: ['figure', 'key'] },
  {
    table: 'report_changes',
    why: `Figures that are not added up yet. ${NOBODY}`,
    kept: 'Some minutes',
    other: ['figure', 'key'],
  },
  { table: 'digests', why: 'The morning’s mail is sent once', kept: BROKER, other: ['role', 'day'] },
  {
    table: 'notification_preferences',
    why: 'What brokers and operators are told of',
    kept: BROKER,
    other: ['role', 'kind', 'mail'],
  },
  { table: 'settings', why: 'The platform’s settings', kept: 'For good', other: ['name', 'value'] },
  { table: 'heartbeats', why: 'When the server was up', kept: inDays(HEARTBEATS_KEPT_H) },
];
