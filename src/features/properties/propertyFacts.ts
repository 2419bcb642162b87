import { type Choices, labelOf } from '#contract/fields.ts';
import type { PropertyDetail } from '#contract/properties.ts';
import { availabilities, furnishingStatuses, ownerships, reraStatuses, saleTypes } from '#contract/propertyChoices.ts';
import { formatArea, formatRupees } from '#src/lib/format.ts';

/** One row of a property's facts. */
export interface Fact {
  label: string;
  value: string;
}

const worded = (choices: Choices) => (value: string | null | undefined) => (value ? labelOf(choices, value) : '');
const rupees = (value: number | null | undefined) => (value === null || value === undefined ? '' : formatRupees(value));
const area = (value: number | null | undefined, unit: string | null | undefined) =>
  value === null || value === undefined ? '' : formatArea(value, unit);

/** A property's feature rows, only those with a value, in the specification's order (001, section 2). */
export const propertyFacts = ({ features: f }: Pick<PropertyDetail, 'features'>): Fact[] => {
  const rows: [string, string | null | undefined][] = [
    ['Price', rupees(f.expected_price)],
    ['Built-up area', area(f.built_up_area, f.area_unit)],
    ['Carpet area', area(f.carpet_area, f.carpet_area_unit)],
    ['Super area', area(f.super_area, f.super_area_unit)],
    ['Sale type', worded(saleTypes)(f.sale_type)],
    ['Availability', worded(availabilities)(f.availability)],
    ['Floors', f.no_of_floors],
    ['On floor', f.property_on_floor],
    ['Furnishing', worded(furnishingStatuses)(f.furnishing_status)],
    ['Facing', f.facing],
    ['Flooring', f.flooring_type],
    ['Bedrooms', f.num_bedrooms],
    ['Bathrooms', f.num_bathrooms],
    ['Balconies', f.num_balconies],
    ['Booking amount', rupees(f.booking_amount)],
    ['Maintenance', rupees(f.maintenance_charges)],
    ['Ownership', worded(ownerships)(f.ownership)],
    ['RERA status', worded(reraStatuses)(f.rera_status)],
    ['RERA number', f.rera_number],
    ['Age', f.age_years],
    ['Possession by', f.possession_by],
    ['Approving authority', f.approving_authority],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
};
