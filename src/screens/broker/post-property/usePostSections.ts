import { useFormikContext } from 'formik';
import type { PropertyFormValues } from '../../../features/properties/propertyForm';
import { refusalOf } from '../../../ui/inputs/refused';
import type { PageSection } from '../../../ui/navigation/sectionTypes';
import type { Photos } from './usePhotos';

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
const asked = ({ availability, rera_status }: Features): readonly (keyof Features)[] => [
  'built_up_area',
  'expected_price',
  'num_bedrooms',
  'num_bathrooms',
  'sale_type',
  'availability',
  ...(availability === 'ready_to_move' ? [] : (['possession_by'] as const)),
  'no_of_floors',
  'furnishing_status',
  'rera_status',
  ...(rera_status === 'registered' ? (['rera_number'] as const) : []),
  'ownership',
];

const filled = <Key extends string>(values: Record<Key, string>, keys: readonly Key[]) =>
  keys.filter((key) => values[key].trim() !== '').length;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The page's four sections for its rail, and how much of the whole is filled in. Pictures and amenities count as one each. */
export const usePostSections = (photos: Photos): { sections: readonly PageSection[]; share: number } => {
  const { values, status, submitCount, getFieldMeta } = useFormikContext<PropertyFormValues>();
  const { basic, features, amenities, nearby_landmarks: landmarks } = values;
  const wrong = (name: string) => {
    const { error, touched, value } = getFieldMeta(name);
    return Boolean(((touched || submitCount > 0) && error) || refusalOf(status, name, value));
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
      wrong: wrong('basic.description') || photos.list.some(({ error }) => error),
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
