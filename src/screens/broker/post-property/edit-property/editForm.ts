import { defaultAmenities } from '#contract/properties/choices.ts';
import { basicFields, type Field, featureFields, isAsked, rowsOf } from '#contract/properties/fields.ts';
import type { PropertyDetail, PropertyPatchBody } from '#contract/properties/schemas.ts';
import { fieldText } from '#src/lib/fieldText.ts';
import { changedFields, type FormShape, type LateChange, rebase } from '#src/lib/rebase.ts';
import { emptyProperty, type PropertyFormValues } from '../submission/propertyForm.ts';

/** A value as the API has it; null for an empty one. */
type Sent = string | number | readonly string[] | null;

/** A field of the form that an edit can change. */
export interface EditField {
  /** Its path in the form: 'features.expected_price'. */
  readonly path: string;
  readonly label: string;
  readonly part: 'basic' | 'features' | 'lists';
  readonly name: string;
  /** Undefined for a list of free texts. */
  readonly field?: Field;
}

/** Every field that an edit can change, in the order of the form's tables. */
const editFields: readonly EditField[] = [
  ...rowsOf<string>(basicFields).map(([name, field]): EditField => fieldOf('basic', name, field)),
  ...rowsOf<string>(featureFields).map(([name, field]): EditField => fieldOf('features', name, field)),
  { path: 'amenities', label: 'Amenities', part: 'lists', name: 'amenities' },
  { path: 'nearby_landmarks', label: 'Nearby landmarks', part: 'lists', name: 'nearby_landmarks' },
];

function fieldOf(part: 'basic' | 'features', name: string, field: Field): EditField {
  return { path: `${part}.${name}`, label: field.label, part, name, field };
}

const typed = (value: unknown): string | string[] => {
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined ? '' : String(value);
};

const listedAmenities: readonly string[] = defaultAmenities.values;
const ownAmenities = (amenities: readonly string[]) => amenities.filter((one) => !listedAmenities.includes(one));

/** The form for an existing home. Furnishing counts are never sent, so it has none. */
export const editFormOf = (home: PropertyDetail): PropertyFormValues => {
  const part = <Values extends object>(empty: Values, values: object): Values => {
    const known = new Map<string, unknown>(Object.entries(values));
    // A list without a value stays a list; an area without a unit gets the default one.
    const entries = Object.entries(empty).map(([name, blank]) => {
      const value = typed(known.get(name));
      return [name, value === '' && (Array.isArray(blank) || name === 'area_unit') ? blank : value];
    });
    return Object.fromEntries(entries) as Values;
  };
  return {
    basic: part(emptyProperty.basic, home),
    features: part(emptyProperty.features, home.features),
    amenities: [...home.amenities],
    own_amenities: ownAmenities(home.amenities),
    nearby_landmarks: [...home.nearby_landmarks],
    furnishing: {},
    video: home.videos[0]?.url ?? '',
  };
};

/** The form's own value of a field. */
const valueAt = (values: PropertyFormValues, { part, name }: EditField): string | string[] => {
  const holder: object = part === 'lists' ? values : values[part];
  return typed(Object.entries(holder).find(([key]) => key === name)?.[1]);
};

/** A copy of the form with another value for one field. */
export const withValue = (
  values: PropertyFormValues,
  { part, name }: EditField,
  value: string | string[],
): PropertyFormValues => {
  if (part !== 'lists') return { ...values, [part]: { ...values[part], [name]: value } };
  const changed: PropertyFormValues = { ...values, [name]: value };
  // An amenity that the form does not list would be ticked but not shown.
  return { ...changed, own_amenities: [...new Set([...values.own_amenities, ...ownAmenities(changed.amenities)])] };
};

/** A field's value as the API has it. A field that does not apply is empty. */
const sentAt = (values: PropertyFormValues, row: EditField): Sent => {
  const asked = row.part !== 'features' || isAsked(row.name as keyof typeof featureFields, values.features);
  const value = valueAt(values, row);
  if (typeof value !== 'string') return asked ? value : [];
  const text = value.trim();
  if (!asked || text === '') return null;
  return row.field?.kind === 'money' || row.field?.kind === 'area' ? Number(text) : text;
};

/** A field's value as people read it; '' for an empty one. */
export const wordsAt = (values: PropertyFormValues, row: EditField): string => {
  const value = sentAt(values, row);
  if (value === null) return '';
  return row.field
    ? fieldText(row.name, row.field, { ...values.features, [row.name]: value })
    : String(fieldList(value));
};

const fieldList = (value: Sent) => (typeof value === 'object' ? value?.join(', ') : value);

/**
 * The body of the change call: only the changed fields, with null for those that were emptied; undefined if none
 * changed.
 */
export const editBody = (
  now: PropertyFormValues,
  home: PropertyDetail,
): Omit<PropertyPatchBody, 'updated_at'> | undefined => {
  const before = editFormOf(home);
  const changed = changedFields(propertyShape, now, before);
  if (changed.length === 0) return undefined;
  const of = (part: EditField['part']) =>
    changed.flatMap((row) => (row.part === part ? [[row.name, sentAt(now, row)] as const] : []));
  const body: Record<string, unknown> = Object.fromEntries(of('lists'));
  for (const part of ['basic', 'features'] as const) {
    const values = of(part);
    if (values.length) body[part] = Object.fromEntries(values);
  }
  // The descriptive tags are the property's highlights; it may have others, which stay.
  if (changed.some(({ path }) => path === 'features.property_tags')) {
    const [tags, old] = [now.features.property_tags, before.features.property_tags];
    body.highlights = [
      ...new Set([...home.highlights.filter((one) => !old.includes(one) || tags.includes(one)), ...tags]),
    ];
  }
  // Both parts may be absent; the schema's type says otherwise, because yup makes objects of absent ones.
  return body as Omit<PropertyPatchBody, 'updated_at'>;
};

/** How an edit reads and changes the fields of the form. */
export const propertyShape: FormShape<PropertyFormValues, EditField, string | string[]> = {
  fields: editFields,
  labelOf: ({ label }) => label,
  valueAt,
  withValue,
  sentAt,
  wordsAt,
};

/** A field that another user changed in the meantime. */
export type ForeignChange = LateChange<EditField, string | string[]>;

/** Rebases a form that was filled in over `before` onto the `current` home. A change that both made is not reported. */
export const rebaseForm = (values: PropertyFormValues, before: PropertyDetail, current: PropertyDetail) => {
  const [old, now] = [editFormOf(before), editFormOf(current)];
  const { values: merged, changes } = rebase(propertyShape, values, old, now);
  return {
    // The video is not a field of the home, but if it was not changed here it follows the home, too.
    values: values.video === old.video ? { ...merged, video: now.video } : merged,
    changes: changes.filter(({ agreed }) => !agreed),
  };
};
