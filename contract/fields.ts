import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import { type Choices, listed } from './choices.ts';
import { latinDigits } from './latinDigits.ts';

// In its own module, so that a page that only shows labels does not load yup.
export { type Choices, coded, labelOf, listed } from './choices.ts';

// PostgreSQL cannot store a NUL or a lone surrogate: rejecting it here makes it a 400 instead of a 500.
const storable = (value: string | null | undefined) => value == null || (!value.includes('\0') && value.isWellFormed());
// `required` rejects an empty text; this rejects white space only.
const filled = (value: string | null | undefined) => /^$|\S/.test(value ?? '');

/** Text of at most `max` characters; may be absent. */
export const text = (label: string, max: number) =>
  string()
    .typeError(`${label} must be text`)
    .nonNullable(`${label} must be text`)
    .max(max, `${label} must be at most ${max} characters`)
    .test('storable', `${label} holds a character that cannot be stored`, storable);

/** Text that must be present and not blank. */
export const requiredText = (label: string, max: number) =>
  text(label, max).required(`${label} is required`).test('filled', `${label} is required`, filled);

/** Text that may be absent, empty or null. */
export const optionalText = (label: string, max: number) => text(label, max).nullable();

/** A required email address. */
export const requiredEmail = (label = 'Email') =>
  requiredText(label, 254).email(`${label} must look like an email address`);

/** An email address that may be absent, empty or null. */
export const optionalEmail = (label = 'Email') =>
  optionalText(label, 254).email(`${label} must look like an email address`);

const digitsIn = (value: string) => value.replace(/\D/g, '').length;
const phoneShaped = (value: string | null | undefined) => !value || (digitsIn(value) >= 7 && digitsIn(value) <= 15);

const phoneSpelled = (value: string | null | undefined) => !value || /^[\d ().+-]*$/.test(value);

const hasPhoneDigits = (label: string) => ['phone', `${label} must have 7 to 15 digits`, phoneShaped] as const;
const hasPhoneCharacters = (label: string) =>
  ['phone-characters', `${label} may hold digits, spaces and + - ( ) . only`, phoneSpelled] as const;

const inLatinDigits = (value: unknown) => (typeof value === 'string' ? latinDigits(value) : value);

/**
 * A phone as people type it: 7 to 15 digits, with plain spaces and `+-().` between them. Digits of Indian scripts are
 * converted (`latinDigits`).
 */
export const optionalPhone = (label = 'Phone') =>
  optionalText(label, 40)
    .transform(inLatinDigits)
    .meta({ latinDigits: true })
    .test(...hasPhoneDigits(label))
    .test(...hasPhoneCharacters(label));

/** As `optionalPhone`, but required. */
export const requiredPhone = (label = 'Phone') =>
  requiredText(label, 40)
    .transform(inLatinDigits)
    .meta({ latinDigits: true })
    .test(...hasPhoneDigits(label))
    .test(...hasPhoneCharacters(label));

/** The fields that the forms of brokers, users and profiles share. */
export const personFields = (nameLabel: string) => ({
  full_name: requiredText(nameLabel, 120),
  email: requiredEmail(),
  phone: optionalPhone(),
});

const LONGEST_LIST = 300;

// An error message with dozens of values helps no one.
const mustBeOneOf = (label: string, { values }: Choices): string => {
  const list = values.join(', ');
  return list.length > LONGEST_LIST
    ? `${label} must be one of ${values.length} values`
    : `${label} must be one of: ${list}`;
};

/** One of the choices; may be absent. */
export const choice = <Value extends string>(label: string, choices: Choices<Value>) =>
  string<Value>()
    .typeError(`${label} must be text`)
    .nonNullable(`${label} must be text`)
    .oneOf([...choices.values], mustBeOneOf(label, choices));

/** A whole number within bounds; may be absent. */
export const whole = (label: string, min: number, max: number) =>
  number()
    .typeError(`${label} must be a number`)
    .nonNullable(`${label} must be a number`)
    .integer(`${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`);

/** A number from 0 to `max`, or null: areas and money. */
export const optionalAmount = (label: string, max: number) =>
  number()
    .typeError(`${label} must be a number`)
    .min(0, `${label} must not be negative`)
    .max(max, `${label} must be at most ${max}`)
    .nullable();

// An offset can move the last day of 9999 into a year that the database cannot parse.
const isTime = (value: string | undefined) => /^\d{4}-/.test(new Date(value ?? '').toJSON() ?? '');

/** A time: ISO 8601 with its zone. */
export const requiredTime = (label: string) =>
  text(label, 40)
    .required(`${label} is required`)
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/, `${label} must be a time`)
    .test('time', `${label} must be a time`, isTime);

/** A boolean; may be absent. */
export const flag = (label: string) =>
  boolean().typeError(`${label} must be true or false`).nonNullable(`${label} must be true or false`);

/** Whether a day exists in the calendar; also true for undefined. */
export const isRealDay = (value: string | undefined) =>
  value === undefined || new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

/** A day of the calendar, `YYYY-MM-DD`; may be absent. */
export const day = (label: string) =>
  text(label, 10)
    .matches(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, `${label} must be a day`)
    .test('day', `${label} must be a day`, isRealDay);

/** A list of short texts. `jsonText`: a list sent as a JSON string is parsed (specification 001, section 3). */
export const textList = (label: string, maxEntries = 60, maxLength = 120) =>
  array()
    .typeError(`${label} must be a list`)
    .nonNullable(`${label} must be a list`)
    .of(requiredText(label, maxLength))
    .max(maxEntries, `${label} must have at most ${maxEntries} entries`)
    .meta({ jsonText: true });

/** As `textList`, each entry one of the choices. */
export const choiceList = <Value extends string>(label: string, choices: Choices<Value>) =>
  textList(label, choices.values.length).of(choice(label, choices).required(`${label} is required`));

/** The largest identifier: PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647;

/** An identifier in a path or a response. */
export const id = () => whole('Id', 1, MAX_ID).required('Id is required');

/** `{id}` as a path parameter. */
export const idParams = object({ id: id() });

// Responses. `defined` and not `required`, because an empty text is valid.
/** A text in a response. */
export const outText = () => string().defined();
/** A text or null in a response. */
export const outTextOrNull = () => string().nullable().defined();
/** A number in a response. */
export const outNumber = () => number().defined();
/** A number or null in a response. */
export const outNumberOrNull = () => number().nullable().defined();
/** A time in a response: ISO 8601 in UTC. */
export const outTime = () => string().defined();
/** A time or null in a response. */
export const outTimeOrNull = () => string().nullable().defined();
/** One of the choices in a response. */
export const outChoice = <Value extends string>(choices: Choices<Value>) =>
  string<Value>()
    .oneOf([...choices.values])
    .defined();
/** A list of texts in a response. */
export const outTextList = () => array().of(string().defined()).defined();

/** No body: the response of a deletion. */
export const noContent = () => mixed<never>().optional();

/** `{data: item}`. */
export const dataOf = <S extends Schema>(item: S) => object({ data: item });

/** `{id}`. */
export const idResponse = object({ id: outNumber() });

/** The query of a list; `sort` is one of the list's own columns. */
export const listQuery = <const Column extends string>(sorts: readonly Column[]) =>
  object({
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, 100).default(20),
    q: text('Search', 200).default(''),
    sort: string<Column>()
      .typeError('Sort must be text')
      .oneOf([...sorts], `Sort must be one of: ${sorts.join(', ')}`),
    order: choice('Order', listed(['asc', 'desc'])).default('desc'),
  });

/** A list's `meta`: `{total, page, limit}` (specification 000, section 3). */
export const pageMeta = () => object({ total: outNumber(), page: outNumber(), limit: outNumber() });

/** `{data: [item], meta: {total, page, limit}}` (specification 000, section 3). */
export const pageOf = <S extends Schema>(item: S) => object({ data: array().of(item).defined(), meta: pageMeta() });

/** `{data: [item]}`. */
export const listOf = <S extends Schema>(item: S) => object({ data: array().of(item).defined() });
