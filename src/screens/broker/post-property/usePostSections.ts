import { useFormikContext } from 'formik';
import { basicFields, featureFields, isAsked, rowsOf } from '#contract/properties/fields.ts';
import { serverErrorOf } from '#src/ui/inputs/serverErrors.ts';
import type { PageSection } from '#src/ui/navigation/sectionTypes.ts';
import { useSubmission } from './submission/context.ts';
import { emptyProperty, isFilled, type PropertyFormValues } from './submission/propertyForm.ts';

/** Step 1's fields: the basic ones, except those that belong to another section. */
const info = rowsOf(basicFields).flatMap(([name, field]) => ('section' in field ? [] : [name]));
// A field with a default does not count: an untouched form is at 0 %.
const openInfo = info.filter((name) => !isFilled(emptyProperty.basic[name]));
/** Step 2's fields that count. A unit counts as part of its area. */
const questions = rowsOf(featureFields).flatMap(([name, field]) =>
  'unitOf' in field || isFilled(emptyProperty.features[name]) ? [] : [name],
);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * The page's four sections for its rail, and how much of the form is filled in. Photos and amenities count as one
 * each.
 */
export const usePostSections = (): { sections: readonly PageSection[]; share: number } => {
  const { photos, phase } = useSubmission().state;
  const { values, status, submitCount, getFieldMeta } = useFormikContext<PropertyFormValues>();
  const { basic, features, amenities, nearby_landmarks: landmarks } = values;
  const wrong = (name: string) => {
    const { error, touched, value } = getFieldMeta(name);
    return Boolean(((touched || submitCount > 0) && error) || serverErrorOf(status, name, value));
  };
  const asked = questions.filter((name) => isAsked(name, features));
  const infoCount = openInfo.filter((name) => isFilled(basic[name])).length;
  const featureCount = asked.filter((name) => isFilled(features[name])).length;
  const pictures = photos.filter(({ removed }) => !removed).length;
  const failed = phase.at === 'failed' && phase.step !== undefined && phase.step.doing !== 'create';
  const picked = amenities.length + landmarks.length;
  const sections = [
    {
      id: 'post-info',
      label: 'Property info and location',
      note: `${infoCount} of ${openInfo.length}`,
      share: infoCount / openInfo.length,
      wrong: info.some((key) => wrong(`basic.${key}`)),
    },
    {
      id: 'post-features',
      label: 'Features and price',
      note: `${featureCount} of ${asked.length}`,
      share: featureCount / asked.length,
      wrong: Object.keys(features).some((key) => wrong(`features.${key}`)),
    },
    {
      id: 'post-photos',
      label: 'Images and videos',
      note: counted(pictures, 'image', 'images'),
      share: pictures ? 1 : 0,
      wrong: wrong('basic.description') || wrong('video') || photos.some(({ error }) => error) || failed,
    },
    {
      id: 'post-amenities',
      label: 'Amenities and nearby landmarks',
      note: `${picked} picked`,
      share: picked ? 1 : 0,
      wrong: wrong('amenities') || wrong('nearby_landmarks'),
    },
  ];
  const done = infoCount + featureCount + (pictures ? 1 : 0) + (picked ? 1 : 0);
  return { sections, share: done / (openInfo.length + asked.length + 2) };
};
