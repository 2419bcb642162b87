import { labelOf } from '../choices.ts';
import { propertyTypes } from '../properties/choices.ts';

interface Titled {
  readonly title: string | null;
  readonly city: string | null;
  readonly property_type: string;
}

/** The label of a listing's type: 'Flat'. */
export const listingKind = (listing: { property_type: string }): string =>
  labelOf(propertyTypes, listing.property_type);

/** Whether a listing's title contains its type; if so, a page does not repeat the type beside the title. */
export const titleNamesKind = (listing: Titled): boolean =>
  listingTitle(listing).toLowerCase().includes(listingKind(listing).toLowerCase());

/** A listing's title, or '{type} in {city}' without one; the slug of its page derives from it. */
export const listingTitle = (listing: Titled): string => {
  const place = listing.city?.trim();
  return listing.title?.trim() || (place ? `${listingKind(listing)} in ${place}` : listingKind(listing));
};
