import { labelOf } from '../choices.ts';
import { propertyTypes } from '../properties/choices.ts';

interface Titled {
  readonly title: string | null;
  readonly city: string | null;
  readonly property_type: string;
}

/** The label of a property's type: 'Flat'. */
export const propertyKind = (property: { property_type: string }): string =>
  labelOf(propertyTypes, property.property_type);

/** Whether a property's title contains its type; if so, a page does not repeat the type beside the title. */
export const titleNamesKind = (property: Titled): boolean =>
  propertyTitle(property).toLowerCase().includes(propertyKind(property).toLowerCase());

/** A property's title, or '{type} in {city}' without one; the slug of its page derives from it. */
export const propertyTitle = (property: Titled): string => {
  const place = property.city?.trim();
  return property.title?.trim() || (place ? `${propertyKind(property)} in ${place}` : propertyKind(property));
};
