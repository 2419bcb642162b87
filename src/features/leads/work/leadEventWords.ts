import { followUpKinds, type LeadStatus, leadSources, leadStatuses } from '#contract/leads/choices.ts';
import { type LeadFieldName, leadLabels, leadWords } from '#contract/leads/fields.ts';
import { type LeadEvent, leadEventKinds } from '#contract/leads/work.ts';
import { formatDateTime } from '#src/lib/format.ts';

/** A timeline entry in words: who did what, and the note that is shown below it. */
interface EventWords {
  readonly who: string | undefined;
  readonly text: string;
  readonly quote: string | undefined;
  /** The old and the new status, shown after the text. */
  readonly moved: readonly [from: LeadStatus, to: LeadStatus] | undefined;
  /** Fields with their old and new values. */
  readonly changes: readonly { readonly label: string; readonly from: string; readonly to: string }[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const outcomes: Readonly<Record<string, string>> = {
  spoke: 'spoke',
  no_answer: 'no answer',
  wrong_number: 'wrong number',
};

const asked: Readonly<Record<string, string>> = {
  correct: 'The person corrected their data',
  erase: 'The person was erased on their own request',
  withdraw: 'The person withdrew the consent to be contacted',
};

const labelIn = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  labels[text(value)] ?? text(value);

const planned = (detail: LeadEvent['detail']): string => {
  const { kind, at } = detail;
  const what = labelIn(followUpKinds.labels, kind).toLowerCase() || 'follow-up';
  return `${what}${text(at) ? `, ${formatDateTime(text(at))}` : ''}`;
};

const withNote = (words: string, note: unknown): string => (text(note) ? `${words}: ${text(note)}` : words);

const about = ({ property_interest: home }: LeadEvent['detail']): string => (text(home) ? `, about ${text(home)}` : '');

const agreed = ({ consent }: LeadEvent['detail']): string =>
  text(consent) ? `. Agreed to be contacted (${text(consent)})` : '';

const isChange = (value: unknown): value is { field: string; from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'field' in value && 'from' in value && 'to' in value;

const changesOf = ({ changes }: LeadEvent['detail']) => (Array.isArray(changes) ? changes.filter(isChange) : []);

const sentenceOf = ({ kind, actor, detail }: LeadEvent): string => {
  switch (kind) {
    case 'created':
      return (
        (actor ? 'added this lead' : `Came from: ${labelIn(leadSources.labels, detail.source)}`) +
        about(detail) +
        agreed(detail)
      );
    case 'enquiry':
      return withNote('Enquired again on your website', detail.property_interest) + agreed(detail);
    case 'status':
      return 'moved';
    case 'edited':
      // An erasure removes the changed values.
      return changesOf(detail).length > 0 ? 'changed' : 'changed the facts';
    case 'note':
      return 'wrote a note';
    case 'call':
      return `called${text(detail.outcome) ? `, ${labelIn(outcomes, detail.outcome)}` : ''}`;
    case 'whatsapp':
      return 'wrote on WhatsApp';
    case 'email':
      return 'wrote an e-mail';
    case 'visit':
      return 'noted a visit';
    case 'follow_up_set':
      return withNote(`planned: ${planned(detail)}`, detail.text);
    case 'follow_up_done':
      return `completed the follow-up: ${planned(detail)}`;
    case 'follow_up_removed':
      return `removed the follow-up: ${planned(detail)}`;
    case 'merged':
      return `merged ${text(detail.full_name) || 'another lead'} into this lead`;
    case 'unmerged':
      return `undid the merge with ${text(detail.full_name) || 'another lead'}`;
    case 'imported':
      return withNote('imported this lead', detail.file);
    case 'privacy':
      return asked[text(detail.request)] ?? leadEventKinds.labels[kind];
    default:
      return leadEventKinds.labels[kind];
  }
};

const movedOf = ({ kind, detail: { from, to } }: LeadEvent): EventWords['moved'] => {
  const [before, after] = [from, to].map((value) => leadStatuses.values.find((one) => one === value));
  return kind === 'status' && before && after ? [before, after] : undefined;
};

const isField = (field: string): field is LeadFieldName => field in leadLabels;

const shown = (field: string, value: unknown): string => (isField(field) ? leadWords(field, text(value)) : text(value));

/** An entry of a lead's timeline in words. */
export const leadEventWords = (event: LeadEvent): EventWords => ({
  who: event.actor?.name,
  text: sentenceOf(event),
  quote: event.text ?? undefined,
  moved: movedOf(event),
  changes: changesOf(event.detail).map(({ field, from, to }) => ({
    label: isField(field) ? leadLabels[field] : field,
    from: shown(field, from),
    to: shown(field, to),
  })),
});
