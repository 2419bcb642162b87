import { type InferType, object } from 'yup';
import { del, get, patch, post, put } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  flag,
  id,
  idParams,
  listOf,
  noContent,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  outTime,
  outTimeOrNull,
  requiredText,
  text,
  textList,
} from './fields.ts';
import { type AlertChoice, alertChoices } from './homes/choices.ts';
import { homeRow } from './homes/schemas.ts';

export { type AlertChoice, alertChoices };

// What a home seeker keeps in the account: saved homes, saved searches with alerts, enquiries.

const access = ['user'] as const;

/** Whether visitors can see a home; a gone one is returned as it was last seen. */
export const homeStates = coded([
  ['live', 'For sale'],
  ['gone', 'No longer for sale'],
]);

/** The most homes that a person may save. */
export const MOST_SAVED_HOMES = 200;

/** The most searches that a person may save. */
export const MOST_SAVED_SEARCHES = 20;

export const savedHome = homeRow.shape({
  saved_at: outTime(),
  /** Rupees; null if the price was on request. */
  price_when_saved: outNumberOrNull(),
  state: outChoice(homeStates),
});
export type SavedHome = InferType<typeof savedHome>;

/** Most recently saved first. */
export const listSavedHomes = get('/api/user/saved-homes', {
  access,
  summary: 'The saved homes of the caller',
  responses: { 200: listOf(savedHome) },
});

/** A home that is already saved stays as it is. 404 for one that visitors cannot see, 409 for one too many. */
export const saveHome = put('/api/user/saved-homes/{id}', {
  access,
  summary: 'Save a home',
  params: idParams,
  responses: { 204: noContent() },
});

export const forgetHome = del('/api/user/saved-homes/{id}', {
  access,
  summary: 'Take a home off the saved ones',
  params: idParams,
  responses: { 204: noContent() },
});

const MAX_QUERY = 2_000;

const nameField = () => requiredText('Name', 120);
const alertField = () => choice('Alert', alertChoices).required('Alert is required');

export const savedSearchBody = object({
  name: nameField(),
  /** As in the address of a search: `type=flat&bedrooms=3`; empty for all homes. */
  query: text('Query', MAX_QUERY).defined('Query is required'),
  alert: alertField(),
});

export const savedSearch = object({
  id: id(),
  name: outText(),
  query: outText(),
  alert: outChoice(alertChoices),
  /** Homes that match since the search was saved or last looked at. */
  fresh: outNumber(),
});
export type SavedSearch = InferType<typeof savedSearch>;

/** Most recently saved first. */
export const listSavedSearches = get('/api/user/saved-searches', {
  access,
  summary: 'The saved searches of the caller',
  responses: { 200: listOf(savedSearch) },
});

/** 400 for an invalid query, 409 for one too many. */
export const saveSearch = post('/api/user/saved-searches', {
  access,
  summary: 'Save a search',
  body: savedSearchBody,
  repeatable: true,
  responses: { 201: dataOf(savedSearch) },
});

export const changeSavedSearch = patch('/api/user/saved-searches/{id}', {
  access,
  summary: 'Rename a saved search, or change how often it tells of new matches',
  params: idParams,
  body: object({ name: nameField().optional(), alert: choice('Alert', alertChoices) }),
  responses: { 200: dataOf(savedSearch) },
});

export const forgetSearch = del('/api/user/saved-searches/{id}', {
  access,
  summary: 'Delete a saved search, and with it its alerts',
  params: idParams,
  responses: { 204: noContent() },
});

/** Called when the search's results are opened. */
export const lookAtSearch = post('/api/user/saved-searches/{id}/looked-at', {
  access,
  summary: 'Note that the matches of a saved search were looked at: none is fresh then',
  params: idParams,
  responses: { 204: noContent() },
});

/** The progress of an enquiry. Seen: the broker opened the lead. Answered: the lead is contacted, or further along. */
export const enquiryStates = coded([
  ['sent', 'Sent'],
  ['seen', 'Seen'],
  ['answered', 'Answered'],
]);

export const ownEnquiry = object({
  id: id(),
  /** The home, with its broker; a gone one as it was when the enquiry was sent. */
  home: homeRow.shape({ state: outChoice(homeStates) }),
  at: outTime(),
  state: outChoice(enquiryStates),
  seen_at: outTimeOrNull(),
  answered_at: outTimeOrNull(),
});
export type OwnEnquiry = InferType<typeof ownEnquiry>;

/** Latest first, at most 200. */
export const listOwnEnquiries = get('/api/user/enquiries', {
  access,
  summary: 'The enquiries of the caller, and how far they have got',
  responses: { 200: listOf(ownEnquiry) },
});

/** The most enquiries that one call may claim. */
export const MOST_CLAIMED = 50;

/** Claims enquiries by the `Idempotency-Key` they were sent with, which only the sender knows. Ignores unknown keys. */
export const claimEnquiries = post('/api/user/enquiries/claim', {
  access,
  summary: 'Take over enquiries that the caller sent before signing in',
  body: object({
    keys: textList('Keys', MOST_CLAIMED, 200).required('Keys are required'),
  }),
  responses: { 200: dataOf(object({ claimed: outNumber() })) },
});

/** A person's alerts besides those of saved searches. */
export const seekerAlerts = object({
  /** By mail, when the price of a saved home falls. */
  price_drops: flag('Price drops').required('Price drops are required'),
});
export type SeekerAlerts = InferType<typeof seekerAlerts>;

export const getSeekerAlerts = get('/api/user/alerts', {
  access,
  summary: 'Whether the caller is told of price drops',
  responses: { 200: dataOf(seekerAlerts) },
});

export const setSeekerAlerts = put('/api/user/alerts', {
  access,
  summary: 'Choose whether to be told of price drops',
  body: seekerAlerts,
  responses: { 200: dataOf(seekerAlerts) },
});

/** What an unsubscribe link ends: the alert of one search, those of all daily searches, or price drops. */
export const unsubscribed = object({
  what: outChoice(
    coded([
      ['search', 'A saved search'],
      ['daily', 'The daily mail'],
      ['prices', 'Price drops'],
    ]),
  ),
  /** The name of the search; empty for the others. */
  name: outText(),
});
export type Unsubscribed = InferType<typeof unsubscribed>;

/** Works any number of times, without signing in. 400 for a link that no longer works. */
export const unsubscribe = post('/api/unsubscribe', {
  access: 'public',
  summary: 'End the alerts that a mail belongs to, with the token of its link',
  body: object({ token: requiredText('Token', 200) }),
  responses: { 200: dataOf(unsubscribed) },
});
