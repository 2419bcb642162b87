import { array, boolean, type InferType, mixed, type ObjectShape, object, type Schema } from 'yup';
import {
  type Choices,
  choice,
  choiceList,
  id,
  optionalAmount,
  optionalText,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  outTextList,
  outTextOrNull,
  outTime,
  text,
  textList,
} from '../fields.ts';
import { typesOf } from './choices.ts';
import { basicFields, type Field, featureFields, rowsOf } from './fields.ts';
import { type EventDetail, eventKinds, propertyStatuses } from './life.ts';

/** The largest price: 12 digits of whole rupees (specification 001, section 9). */
export const MAX_PRICE = 999_999_999_999;
const MAX_AREA = 1_000_000_000;

const optionalChoice = <Value extends string>(label: string, choices: Choices<Value>) =>
  choice(label, choices).nullable();
const choicesOf = <Value extends string>(label: string, choices: Choices<Value>) =>
  choiceList(label, choices).optional();

type SchemaOf<F extends Field> = F extends { kind: 'choice'; choices: Choices<infer Value> }
  ? F extends { notNull: true }
    ? ReturnType<typeof choice<Value>>
    : ReturnType<typeof optionalChoice<Value>>
  : F extends { kind: 'choices'; choices: Choices<infer Value> }
    ? ReturnType<typeof choicesOf<Value>>
    : F extends { kind: 'text' }
      ? ReturnType<typeof optionalText>
      : ReturnType<typeof optionalAmount>;

const schemaOf = (field: Field): Schema => {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return optionalText(label, field.max);
    case 'money':
      return optionalAmount(label, MAX_PRICE).integer(`${label} must be whole rupees`);
    case 'area':
      return optionalAmount(label, MAX_AREA);
    case 'choice':
      return field.notNull ? choice(label, field.choices) : optionalChoice(label, field.choices);
    case 'choices':
      return choicesOf(label, field.choices);
  }
};

type Table = Readonly<Record<string, Field>>;

const schemasOf = <Fields extends Table>(fields: Fields) =>
  Object.fromEntries(rowsOf(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]>;
  };

type OutSchemaOf<F extends Field> = F extends { kind: 'money' | 'area' }
  ? ReturnType<typeof outNumberOrNull>
  : F extends { notNull: true }
    ? ReturnType<typeof outText>
    : ReturnType<typeof outTextOrNull>;

const outSchemaOf = (field: Field): Schema => {
  if (field.kind === 'money' || field.kind === 'area') return outNumberOrNull();
  return field.kind === 'choice' && field.notNull ? outText() : outTextOrNull();
};

/** The response schemas of some fields, none of which may hold a list. */
const outSchemasOf = <Name extends string, Fields extends Readonly<Record<Name, Field>>>(
  fields: Fields,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, outSchemaOf(fields[name])])) as {
    [One in Name]: OutSchemaOf<Fields[One]>;
  };

const part = <const Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).typeError(`${label} must be an object`).nonNullable(`${label} must be an object`);

/** The error for a property type that does not belong to the building type; undefined if it does. */
export const wrongType = (building: string, type: string): string | undefined =>
  typesOf(building).values.includes(type) ? undefined : `Property type does not belong to a ${building} building`;

const changedBasic = part('Basic', schemasOf(basicFields));

/** What and where (specification 001, section 3). Refuses a property type that does not belong to the building type. */
export const propertyBasic = changedBasic.test({
  name: 'type-of-building',
  test(value) {
    const { building_type: building = basicFields.building_type.default, property_type: type } = value ?? {};
    const message = type && wrongType(building, type);
    if (!message) return true;
    return this.createError({ path: `${this.path ? `${this.path}.` : ''}property_type`, message });
  },
});

export const propertyFeatures = part('Features', schemasOf(featureFields));

const lists = {
  highlights: textList('Highlights').optional(),
  amenities: textList('Amenities').optional(),
  nearby_landmarks: textList('Nearby landmarks').optional(),
};

export const propertyCreateBody = object({ basic: propertyBasic, features: propertyFeatures, ...lists });
export type PropertyCreateBody = InferType<typeof propertyCreateBody>;

/**
 * A change: absent fields stay. The server checks the type against the resulting building type. `updated_at` (as read)
 * turns a stale change into a 409.
 */
export const propertyPatchBody = object({
  basic: changedBasic,
  features: propertyFeatures,
  ...lists,
  updated_at: text('updated_at', 40),
});
export type PropertyPatchBody = InferType<typeof propertyPatchBody>;

export const propertyRow = object({
  id: id(),
  ...outSchemasOf(basicFields, 'title', 'property_type', 'city', 'locality', 'state'),
  ...outSchemasOf(featureFields, 'expected_price', 'built_up_area', 'area_unit'),
  status: outChoice(propertyStatuses),
  /** The URL of the default photo, or else of the first. */
  photo: outTextOrNull(),
  /** The number of leads that name it. */
  enquiries: outNumber(),
  updated_at: outTime(),
});
export type PropertyRow = InferType<typeof propertyRow>;

export const media = object({
  id: id(),
  file_url: outText(),
  is_primary: boolean().defined(),
  category: outText(),
  media_type: outText(),
});
export type Media = InferType<typeof media>;

export const propertyDetail = object({
  id: id(),
  ...outSchemasOf(basicFields, ...rowsOf(basicFields).map(([name]) => name)),
  features: propertyFeatures,
  media: array().of(media).defined(),
  videos: array()
    .of(object({ id: id(), url: outText() }))
    .defined(),
  highlights: outTextList(),
  amenities: outTextList(),
  nearby_landmarks: outTextList(),
  status: outChoice(propertyStatuses),
  updated_at: outTime(),
});
export type PropertyDetail = InferType<typeof propertyDetail>;

/** An entry of a property's timeline. `detail` depends on the kind: `{changes}`, `{from, to}`, `{decision, reasons, note}`. */
export const propertyEvent = object({
  id: id(),
  at: outTime(),
  kind: outChoice(eventKinds),
  /** Null for what the platform itself did. */
  actor: object({ role: outText(), id: outNumber(), name: outText() }).nullable().defined(),
  detail: mixed<EventDetail>().defined(),
});
export type PropertyEvent = InferType<typeof propertyEvent>;
