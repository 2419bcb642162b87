import { labelOf } from '../../../contract/fields';
import type { ListingRow } from '../../../contract/properties';
import { propertyTypes } from '../../../contract/propertyChoices';

/** A property's name: its title, or '{property_type} in {city}' without one (specification 001, section 2). */
export const propertyTitle = ({
  title,
  property_type,
  city,
}: Pick<ListingRow, 'title' | 'property_type' | 'city'>): string => {
  const type = labelOf(propertyTypes, property_type);
  return title?.trim() || (city?.trim() ? `${type} in ${city.trim()}` : type);
};

/** Locality, city and state, as far as they are known. */
export const propertyPlace = ({ locality, city, state }: Pick<ListingRow, 'locality' | 'city' | 'state'>): string =>
  [locality, city, state].flatMap((part) => part?.trim() || []).join(', ');
