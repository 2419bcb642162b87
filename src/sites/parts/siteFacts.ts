import { type Choices, labelOf } from '#contract/choices.ts';
import { availabilities, furnishingStatuses, ownerships, reraStatuses, saleTypes } from '#contract/propertyChoices.ts';
import { listingKind } from '#contract/rules/listing.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { formatArea, formatRupees } from '#src/lib/format.ts';
import { rooms } from './listingWords.ts';

type Fact = readonly [label: string, value: string];

const said = (choices: Choices, value: string | null | undefined) => value && labelOf(choices, value);
const area = (value: number | null | undefined, unit: string | null | undefined) =>
  value ? formatArea(value, unit) : undefined;
const rupees = (value: number | null | undefined) => (value ? formatRupees(value) : undefined);

const floorOf = ({ property_on_floor: floor, no_of_floors: of }: SiteProperty['features']) => {
  if (!floor) return of ? `${of} in the building` : undefined;
  return of ? `${floor} of ${of}` : floor;
};

/** A property's features in words, in the order in which buyers ask; what is not known is left out. */
export const siteFacts = ({ features, ...basic }: SiteProperty): Fact[] => {
  const facts: (readonly [string, string | null | undefined])[] = [
    ['Type', listingKind(basic)],
    ['Bedrooms', basic.num_bedrooms && rooms(basic.num_bedrooms)],
    ['Bathrooms', features.num_bathrooms],
    ['Balconies', features.num_balconies],
    ['Other rooms', features.additional_rooms?.join(', ')],
    ['Built-up area', area(basic.built_up_area, basic.area_unit)],
    ['Carpet area', area(features.carpet_area, features.carpet_area_unit)],
    ['Super area', area(features.super_area, features.super_area_unit)],
    ['Floor', floorOf(features)],
    ['Facing', features.facing],
    ['Furnishing', said(furnishingStatuses, features.furnishing_status)],
    ['Flooring', features.flooring_type],
    ['Possession', said(availabilities, features.availability)],
    ['Possession by', features.possession_by],
    ['Age', features.age_years],
    ['Sale', said(saleTypes, features.sale_type)],
    ['Ownership', said(ownerships, features.ownership)],
    ['Society', basic.society_name],
    ['Maintenance', rupees(features.maintenance_charges)],
    ['Booking amount', rupees(features.booking_amount)],
    ['Approved by', features.approving_authority],
    ['RERA', said(reraStatuses, features.rera_status)],
    ['RERA number', features.rera_number],
  ];
  return facts.flatMap(([label, value]): Fact[] => (value?.trim() ? [[label, value.trim()]] : []));
};
