import { labelOf } from '#contract/choices.ts';
import { propertyFor, propertyTypes } from '#contract/properties/choices.ts';
import { basicFields, type Field, featureFields } from '#contract/properties/fields.ts';
import type { EventValue } from '#contract/properties/life.ts';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { rateOf } from '#contract/rules/area.ts';
import { fieldText } from '#src/lib/fieldText.ts';
import { formatDateTime, formatRupees } from '#src/lib/format.ts';
import { eventFields } from '../eventWords.ts';
import { type Fact, propertyFacts } from '../propertyFacts.ts';

/** A fact of a property under review. */
export interface ReviewFact extends Fact {
  /** It has a hint. */
  marked?: boolean;
}

/** The facts that the operator checks: the price first, then kind and place. */
export const reviewFacts = (home: ModeratedDetail): ReviewFact[] => {
  const { expected_price: price, built_up_area: area, area_unit: unit } = home.features;
  const rate = rateOf(price, area, unit);
  const marked = home.hints.some(({ kind }) => kind === 'price');
  // The RERA number has a row of its own.
  const facts = propertyFacts(home).filter(({ label }) => label !== featureFields.rera_number.label);
  // Many addresses already contain the sub-locality.
  const part = home.address?.includes(home.sub_locality ?? '') ? null : home.sub_locality;
  const own = [
    { label: 'For', value: labelOf(propertyFor, home.property_for) },
    { label: 'Type', value: labelOf(propertyTypes, home.property_type) },
    { label: 'Address', value: [home.address, part].filter(Boolean).join(', ') },
    { label: 'Posted', value: formatDateTime(home.created_at) },
  ];
  return [
    ...facts.filter(({ label }) => label === 'Price').map((fact) => ({ ...fact, marked })),
    ...(rate === undefined ? [] : [{ label: 'Per sq ft', value: formatRupees(Math.round(rate)), marked }]),
    ...facts.filter(({ label }) => label !== 'Price'),
    ...own.filter(({ value }) => value !== ''),
  ];
};

const fields: Readonly<Record<string, Field>> = { ...basicFields, ...featureFields };

const valueText = (name: string, value: EventValue, home: ModeratedDetail): string => {
  if (value === null || value === '') return '';
  const field = fields[name];
  if (field) return fieldText(name, field, { ...home.features, [name]: value });
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** What the broker changed since the property was approved, in words; empty texts for no value. */
export const changedFacts = (home: ModeratedDetail) =>
  home.changes.map(({ field, from, to }) => ({
    label: eventFields[field]?.label ?? field.replaceAll('_', ' '),
    from: valueText(field, from, home),
    to: valueText(field, to, home),
  }));
