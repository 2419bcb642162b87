import { labelOf } from '../choices.ts';
import { propertyTypes } from '../propertyChoices.ts';

/** A listing's kind in words: 'Flat'. */
export const listingKind = (listing: { property_type: string }): string =>
  labelOf(propertyTypes, listing.property_type);

/** A listing's name, on its page and in its page's address: its title, or '{type} in {city}'. */
export const listingTitle = (listing: { title: string | null; city: string | null; property_type: string }): string => {
  const place = listing.city?.trim();
  return listing.title?.trim() || (place ? `${listingKind(listing)} in ${place}` : listingKind(listing));
};
