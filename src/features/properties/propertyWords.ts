import { labelOf } from '#contract/fields.ts';
import { buildingTypes, propertyFor, propertyTypes } from '#contract/properties/choices.ts';
import type { PropertyDetail, PropertyRow } from '#contract/properties/schemas.ts';
import { formatNumber, formatRupees } from '#src/lib/format.ts';

/** Locality, city and state, as far as they are known. */
export const propertyPlace = ({ locality, city, state }: Pick<PropertyRow, 'locality' | 'city' | 'state'>): string =>
  [locality, city, state].flatMap((part) => part?.trim() || []).join(', ');

/** A property's purpose, kind and place in one line: 'Sell · Residential / Flat · Jagatpura, Jaipur, Rajasthan'. */
export const propertyLine = (property: PropertyDetail): string => {
  const kind = `${labelOf(buildingTypes, property.building_type)} / ${labelOf(propertyTypes, property.property_type)}`;
  return [labelOf(propertyFor, property.property_for), kind, propertyPlace(property)].filter(Boolean).join(' · ');
};

/** The price with the rupee sign; 'Price on request' without one. */
export const priceWords = (rupees: number | null): string => (rupees ? formatRupees(rupees) : 'Price on request');

/** '14 enquiries', '1 enquiry' or 'No enquiries'. */
export const enquiryWords = (count: number): string =>
  `${count === 0 ? 'No' : formatNumber(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`;
