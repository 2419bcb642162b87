import { optionalText } from '#contract/fields.ts';
import { typesOf } from '#contract/properties/choices.ts';
import { NOT_A_VIDEO } from '#contract/properties/endpoints.ts';
import { basicFields, type Field, featureFields, isAsked, rowsOf } from '#contract/properties/fields.ts';
import { type PropertyCreateBody, propertyCreateBody } from '#contract/properties/schemas.ts';
import { youtubeId } from '#contract/rules/youtube.ts';

/** The values of a field table in a form: strings ('' if empty) and lists of strings. */
type Typed<Fields extends Readonly<Record<string, Field>>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { kind: 'choices' } ? string[] : string;
};

/** The values of the Post Property form, named as in the API. */
export interface PropertyFormValues {
  basic: Typed<typeof basicFields>;
  features: Typed<typeof featureFields>;
  amenities: string[];
  /** Amenities that the user added; those that are ticked are also in `amenities`. */
  own_amenities: string[];
  nearby_landmarks: string[];
  /** The count of each furnishing item. Never sent (specification 001, section 3a). */
  furnishing: Record<string, number>;
  /** The YouTube URL or ID as it was pasted. Sent by its own call. */
  video: string;
}

const initialOf = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) =>
  Object.fromEntries(
    rowsOf(fields).map(([name, field]) => [
      name,
      field.kind === 'choices' ? [] : field.kind === 'choice' ? (field.default ?? '') : '',
    ]),
  ) as Typed<Fields>;

/** The form's initial values (specification 001, section 4). */
export const emptyProperty: PropertyFormValues = {
  basic: initialOf(basicFields),
  features: initialOf(featureFields),
  amenities: [],
  own_amenities: [],
  nearby_landmarks: [],
  furnishing: {},
  video: '',
};

/** The form's validation rules: those of the create call, and that a video is on YouTube. */
export const postPropertyRules = propertyCreateBody.shape({
  video: optionalText('Video', 1_000).test(
    'youtube',
    NOT_A_VIDEO,
    (video) => !video?.trim() || Boolean(youtubeId(video)),
  ),
});

/** The default type of a building type: the first of its list. */
export const firstTypeOf = (buildingType: string): string => typesOf(buildingType).values[0] ?? '';

/** Whether a field of the form has a value. */
export const isFilled = (value: string | readonly string[]): boolean =>
  (typeof value === 'string' ? value.trim() : value).length > 0;

/** Whether a property has no title, price, locality, description or video: buyers could not make anything of it. */
export const saysNothing = ({ basic, features, video }: PropertyFormValues): boolean =>
  ![basic.title, basic.locality, basic.description, features.expected_price, video].some(isFilled);

/**
 * The body of the create call: without empty fields and fields that do not apply, with numbers as numbers. The
 * descriptive tags become the property's highlights.
 */
export const propertyBody = ({
  basic,
  features,
  amenities,
  nearby_landmarks,
}: PropertyFormValues): PropertyCreateBody =>
  propertyCreateBody.cast({
    basic: Object.fromEntries(Object.entries(basic).filter(([, value]) => isFilled(value))),
    features: Object.fromEntries(
      rowsOf(featureFields).flatMap(([name]) =>
        isFilled(features[name]) && isAsked(name, features) ? [[name, features[name]]] : [],
      ),
    ),
    highlights: features.property_tags,
    amenities,
    nearby_landmarks,
  });
