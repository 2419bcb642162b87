import { factsOf } from '#contract/properties/fields.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { fieldText } from '#src/lib/fieldText.ts';

/** One row of a property's facts. */
export interface Fact {
  label: string;
  value: string;
}

const rows = factsOf('detail');

/** A property's features with a value, in the specification's order (001, section 2). */
export const propertyFacts = ({ features }: Pick<PropertyDetail, 'features'>): Fact[] =>
  rows.flatMap(({ name, label, field }) => {
    const value = fieldText(name, field, features);
    return value ? [{ label, value }] : [];
  });
