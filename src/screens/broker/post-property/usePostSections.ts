import { useFormikContext } from 'formik';
import type { PostStep } from '#src/features/properties/postProgress.ts';
import type { PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { serverErrorOf } from '#src/ui/inputs/serverErrors.ts';
import type { PageSection } from '#src/ui/navigation/sectionTypes.ts';
import type { Photos } from './usePhotos.ts';

type Features = PropertyFormValues['features'];

const info = [
  'property_for',
  'building_type',
  'property_type',
  'title',
  'state',
  'city',
  'locality',
  'sub_locality',
  'society_name',
  'address',
] as const;

/** What step 2 asks, given what was chosen there. */
const asked = (features: Features): readonly (keyof Features)[] => [
  'built_up_area',
  ...(features.carpet_area_unit ? (['carpet_area'] as const) : []),
  ...(features.super_area_unit ? (['super_area'] as const) : []),
  'expected_price',
  'booking_amount',
  'maintenance_charges',
  'num_bedrooms',
  'num_bathrooms',
  'num_balconies',
  'additional_rooms',
  'sale_type',
  'availability',
  features.availability === 'ready_to_move' ? 'age_years' : 'possession_by',
  'no_of_floors',
  'property_on_floor',
  'furnishing_status',
  'facing',
  'flooring_type',
  'rera_status',
  ...(features.rera_status === 'registered' ? (['rera_number'] as const) : []),
  'ownership',
  'approving_authority',
  'property_tags',
];

const isFilled = (value: string | readonly string[]) => (typeof value === 'string' ? value.trim() : value).length > 0;
const filled = <Key extends string>(values: Record<Key, string | readonly string[]>, keys: readonly Key[]) =>
  keys.filter((key) => isFilled(values[key])).length;

const inPhotos = (failed: PostStep | undefined) => failed !== undefined && failed.doing !== 'create';
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The page's four sections for its rail, and how much of the whole is filled in. Pictures and amenities count as one each. */
export const usePostSections = (
  photos: Photos,
  failed?: PostStep,
): { sections: readonly PageSection[]; share: number } => {
  const { values, status, submitCount, getFieldMeta } = useFormikContext<PropertyFormValues>();
  const { basic, features, amenities, nearby_landmarks: landmarks } = values;
  const wrong = (name: string) => {
    const { error, touched, value } = getFieldMeta(name);
    return Boolean(((touched || submitCount > 0) && error) || serverErrorOf(status, name, value));
  };
  const questions = asked(features);
  const told = filled(basic, info);
  const answered = filled(features, questions);
  const pictures = photos.list.length;
  const picked = amenities.length + landmarks.length;
  const sections = [
    {
      id: 'post-info',
      label: 'Property info and location',
      note: `${told} of ${info.length}`,
      share: told / info.length,
      wrong: info.some((key) => wrong(`basic.${key}`)),
    },
    {
      id: 'post-features',
      label: 'Features and price',
      note: `${answered} of ${questions.length}`,
      share: answered / questions.length,
      wrong: Object.keys(features).some((key) => wrong(`features.${key}`)),
    },
    {
      id: 'post-photos',
      label: 'Images and videos',
      note: counted(pictures, 'image', 'images'),
      share: pictures ? 1 : 0,
      wrong: wrong('basic.description') || wrong('video') || photos.list.some(({ error }) => error) || inPhotos(failed),
    },
    {
      id: 'post-amenities',
      label: 'Amenities and nearby landmarks',
      note: `${picked} picked`,
      share: picked ? 1 : 0,
      wrong: wrong('amenities') || wrong('nearby_landmarks'),
    },
  ];
  const done = told + answered + (pictures ? 1 : 0) + (picked ? 1 : 0);
  return { sections, share: done / (info.length + questions.length + 2) };
};
