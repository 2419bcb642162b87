import { labelOf } from '../choices.ts';
import { propertyTypes } from '../properties/choices.ts';

/** The label of a listing's type: 'Flat'. */
export const listingKind = (listing: { property_type: string }): string =>
  labelOf(propertyTypes, listing.property_type);

/** A listing's title, or '{type} in {city}' without one; the slug of its page derives from it. */
export const listingTitle = (listing: { title: string | null; city: string | null; property_type: string }): string => {
  const place = listing.city?.trim();
  return listing.title?.trim() || (place ? `${listingKind(listing)} in ${place}` : listingKind(listing));
};
