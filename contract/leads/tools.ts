import { array, type InferType, mixed, object } from 'yup';
import { choice, coded, dataOf, id, idParams, noContent, outText, outTextList, requiredText } from '../fields.ts';
import { leadFieldNames, leadLabels } from './fields.ts';
import { ofBroker } from './owners.ts';
import { lead } from './schemas.ts';

// What a broker does with whole leads: merging two leads of one person, and saving views of the CRM.

/** The parts of a lead that a merge chooses, with their labels. */
export const mergedFields = coded([
  ...leadFieldNames.map((name) => [name, leadLabels[name]] as const),
  ['follow_up', 'Follow-up'],
]);
export type MergedField = (typeof mergedFields.values)[number];

/** Whose value the merged lead gets: the kept lead's or the other's. */
const sides = coded([
  ['mine', 'This lead'],
  ['theirs', 'The other'],
]);
export type MergeSide = (typeof sides.values)[number];

const otherId = id().required('Other id is required').typeError('Other id must be a number');

/**
 * The lead in the path stays, with both timelines. 400 for merging it with itself, 404 with another broker's lead, 410
 * with one that is already merged.
 */
export const mergeLeads = ofBroker('/{id}/merge', 'Merge another lead of the same person into this one', {
  method: 'POST',
  params: idParams,
  body: object({
    other_id: otherId,
    /** Fields that are not named stay as they are. */
    fields: object(
      Object.fromEntries(mergedFields.options.map(({ value, label }) => [value, choice(label, sides)])) as Record<
        MergedField,
        ReturnType<typeof choice<MergeSide>>
      >,
    ).typeError('Fields must be an object'),
  }),
  responses: { 200: dataOf(lead) },
});

/** Undoes the latest merge of this lead. 409 if there is none, or if it is more than a day old. */
export const unmergeLeads = ofBroker('/{id}/unmerge', 'Undo the latest merge into this lead', {
  method: 'POST',
  params: idParams,
  responses: { 200: dataOf(lead) },
});

/** Permanent, and in both directions. 404 for another broker's lead. */
export const dismissDuplicate = ofBroker('/{id}/duplicates/dismiss', 'Say that another lead is not the same person', {
  method: 'POST',
  params: idParams,
  body: object({ other_id: otherId }),
  responses: { 204: noContent() },
});

/** The most views that a broker may save. */
export const MOST_VIEWS = 30;
const MAX_QUERY = 2_000;

/** A view's filters, sort and columns: the query of an address, or an equivalent object. */
export type LeadViewQuery = string | Readonly<Record<string, unknown>>;

const isQuery = (value: unknown): value is LeadViewQuery =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

// PostgreSQL cannot store a NUL or a lone surrogate.
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

const query = () => mixed<LeadViewQuery>(isQuery).typeError('Query must be text or an object');

export const leadView = object({ id: id(), name: outText(), query: query().defined() });
export type LeadView = InferType<typeof leadView>;

export const listLeadViews = ofBroker('/views', "Saved views of the broker's own leads, by name", {
  method: 'GET',
  responses: { 200: object({ data: array().of(leadView).defined() }) },
});

/** 409 for a name that is already used, and for one view too many. */
export const addLeadView = ofBroker('/views', "Save a view of the broker's own leads", {
  method: 'POST',
  body: object({
    name: requiredText('Name', 60),
    query: query()
      .required('Query is required')
      .test('storable', 'Query holds a character that cannot be stored', isStorable)
      .test(
        'size',
        `Query must be at most ${MAX_QUERY} characters`,
        (value) => JSON.stringify(value ?? '').length <= MAX_QUERY,
      ),
  }),
  repeatable: true,
  responses: { 201: dataOf(leadView) },
});

/** The broker's active users, and the people leads were assigned to before; each name once, at most 100. */
export const listAssignees = ofBroker('/assignees', 'Names that a lead may be assigned to', {
  method: 'GET',
  responses: { 200: object({ data: outTextList() }) },
});

export const removeLeadView = ofBroker('/views/{id}', 'Remove a saved view', {
  method: 'DELETE',
  params: idParams,
  responses: { 204: noContent() },
});
