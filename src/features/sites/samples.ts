import type { PublicSite, SiteListing } from '../../../contract/sites';

const sample = (id: number, listing: Partial<SiteListing>): SiteListing => ({
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
  photos: [],
  ...listing,
});

/** Shown in a template's preview while the broker has no listings of their own. Their pictures are drawn by type. */
export const sampleListings: readonly SiteListing[] = [
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
];

/** The broker of a preview that nobody signed in for. */
export const sampleBroker: PublicSite['broker'] = {
  name: 'Your name',
  phone: null,
  email: 'you@example.com',
  photo: null,
  licenseNo: null,
};
