import { plainContent } from '#contract/siteContent.ts';
import type { PublicSite, SiteProperty } from '#contract/sites.ts';
import type { SiteTemplate } from '#contract/templates.ts';
import { templates } from './templates/templates.ts';

const sample = (id: number, home: Partial<SiteProperty>): SiteProperty => ({
  id,
  title: null,
  description: null,
  building_type: 'residential',
  property_type: 'flat',
  city: 'Jaipur',
  locality: null,
  state: 'Rajasthan',
  expected_price: null,
  built_up_area: null,
  area_unit: 'Sq.ft.',
  num_bedrooms: null,
  availability: null,
  rera_number: null,
  property_for: 'sell',
  sub_locality: null,
  society_name: null,
  features: { availability: 'ready_to_move', ownership: 'freehold', facing: 'East' },
  highlights: [],
  amenities: ['Car Parking', 'Power Backup', '24x7 Security', 'Piped Gas'],
  nearby_landmarks: ['School', 'Hospitals', 'Bank'],
  photos: [],
  videos: [],
  ...home,
});

const samples: readonly SiteProperty[] = [
  sample(1, {
    property_type: 'villa',
    title: 'Villa with a pool',
    locality: 'Sirsi Road',
    expected_price: 28_500_000,
    built_up_area: 3200,
    num_bedrooms: '4',
  }),
  sample(2, {
    property_type: 'builder_floor',
    title: 'Second floor with a terrace',
    locality: 'Vaishali Nagar',
    expected_price: 11_000_000,
    built_up_area: 1850,
    num_bedrooms: '3',
  }),
  sample(3, {
    building_type: 'commercial',
    property_type: 'office_space',
    title: 'Corner office, fourth floor',
    locality: 'Tonk Road',
    expected_price: 16_400_000,
    built_up_area: 2100,
  }),
  sample(4, {
    title: 'Flat facing the park',
    locality: 'Jagatpura',
    expected_price: 4_200_000,
    built_up_area: 980,
    num_bedrooms: '2',
  }),
  sample(5, {
    property_type: 'farm_house',
    title: 'Farm house among mango trees',
    locality: 'Ajmer Road',
    expected_price: 18_500_000,
    built_up_area: 1.5,
    area_unit: 'Bigha',
    num_bedrooms: '4',
  }),
  sample(6, {
    property_type: 'residential_land',
    title: 'Corner plot on a wide road',
    locality: 'Mansarovar',
    expected_price: 7_600_000,
    built_up_area: 200,
    area_unit: 'Sq. Yards',
  }),
  sample(7, {
    building_type: 'commercial',
    property_type: 'guest_house',
    title: 'Haveli with two courtyards',
    locality: 'Civil Lines',
    expected_price: 36_000_000,
    built_up_area: 4800,
  }),
];

/** The sample homes for a broker without homes. The type that the template suits best comes first. */
export const sampleProperties = (template: SiteTemplate): SiteProperty[] => {
  const { shows } = templates[template];
  return samples.toSorted((one, other) => Number(other.property_type === shows) - Number(one.property_type === shows));
};

/** The broker of a preview without a session, and of thumbnails. */
export const sampleBroker: PublicSite['broker'] = {
  name: 'Rathore Realty',
  phone: '+91 55501 20010',
  phoneE164: '+915550120010',
  email: 'hello@rathore.example',
  photo: null,
  licenseNo: null,
};

/** The site of a template's thumbnail: samples only. */
export const sampleSite = (template: SiteTemplate): PublicSite => ({
  slug: 'sample',
  template,
  content: plainContent,
  hero: null,
  broker: sampleBroker,
  listings: sampleProperties(template),
  part: { page: 1, pages: 1, total: samples.length },
});
