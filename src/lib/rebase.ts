import { object, type Schema } from 'yup';
import { ApiError } from './apiError.ts';

/** How to read and change the fields of a form. */
export interface FormShape<Values, Field, Value> {
  readonly fields: readonly Field[];
  readonly labelOf: (field: Field) => string;
  /** A field's value as the form holds it. */
  readonly valueAt: (values: Values, field: Field) => Value;
  /** The form with another value for one field. */
  readonly withValue: (values: Values, field: Field, value: Value) => Values;
  /** A field's value as it is sent. */
  readonly sentAt: (values: Values, field: Field) => unknown;
  /** A field's value as people read it; '' for an empty one. */
  readonly wordsAt: (values: Values, field: Field) => string;
}

/** A field that someone else changed while a form was edited. */
export interface LateChange<Field, Value> {
  readonly field: Field;
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** The other person's value, as the form holds it. */
  readonly theirs: Value;
  /** What the form has instead, if it was edited there, too: in words, and as it is held. */
  readonly mine?: { readonly words: string; readonly value: Value };
  /** Both made the same change. */
  readonly agreed: boolean;
}

/** The fields whose values differ between two states of a form. */
export const changedFields = <Values, Field, Value>(
  { fields, sentAt }: FormShape<Values, Field, Value>,
  now: Values,
  before: Values,
): Field[] => fields.filter((field) => JSON.stringify(sentAt(now, field)) !== JSON.stringify(sentAt(before, field)));

/**
 * Rebases a form that was filled in over `before` onto `now`: edited fields keep their input, the others take the newer
 * value. Also returns what changed meanwhile.
 */
export const rebase = <Values, Field, Value>(
  form: FormShape<Values, Field, Value>,
  values: Values,
  before: Values,
  now: Values,
) => {
  const edited = new Set(changedFields(form, values, before));
  const clashing = new Set(changedFields(form, values, now));
  let merged = values;
  const changes = changedFields(form, now, before).map((field): LateChange<Field, Value> => {
    const theirs = form.valueAt(now, field);
    if (!edited.has(field)) merged = form.withValue(merged, field, theirs);
    const isMine = edited.has(field) && clashing.has(field);
    return {
      field,
      label: form.labelOf(field),
      before: form.wordsAt(before, field),
      now: form.wordsAt(now, field),
      theirs,
      agreed: edited.has(field) && !isMine,
      ...(isMine && { mine: { words: form.wordsAt(values, field), value: form.valueAt(values, field) } }),
    };
  });
  return { values: merged, changes };
};

/** The current record, if a change was refused because someone else changed it first (409); otherwise undefined. */
export const currentIn = <Row>(error: unknown, row: Schema<Row>): Row | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const conflict = object({ current: row.required() });
  return conflict.isValidSync(error.body) ? (error.body as { current: Row }).current : undefined;
};

/** A change in one line: "City: Jaipur → Ajmer". */
export const lateLine = ({
  label,
  before,
  now,
}: Pick<LateChange<unknown, unknown>, 'label' | 'before' | 'now'>): string =>
  `${label}: ${before || 'empty'} → ${now || 'empty'}`;
