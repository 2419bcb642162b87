import { type Choices, coded, listed } from '../choices.ts';

// The lists of specification 001, section 3a, to the letter, including "3th" and "Vastu Complaint".

export const propertyFor = coded([['sell', 'Sell']]);
export const buildingTypes = coded([
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
]);
export const residentialTypes = coded([
  ['flat', 'Flat'],
  ['independent_house', 'Independent house'],
  ['builder_floor', 'Builder floor'],
  ['farm_house', 'Farm house'],
  ['residential_land', 'Residential land'],
  ['penthouse', 'Penthouse'],
  ['studio_apartment', 'Studio apartment'],
  ['villa', 'Villa'],
]);
export const commercialTypes = coded([
  ['commercial_shop', 'Commercial shop'],
  ['showroom', 'Showroom'],
  ['office_space', 'Office space'],
  ['business_center', 'Business center'],
  ['farm_agricultural_land', 'Farm agricultural land'],
  ['commercial_plot', 'Commercial plot'],
  ['industrial_land', 'Industrial land'],
  ['guest_house', 'Guest house'],
  ['hotel_restaurant', 'Hotel restaurant'],
  ['warehouse_godown', 'Warehouse godown'],
  ['factory', 'Factory'],
]);
export const propertyTypes = coded([
  ...residentialTypes.options.map(({ value, label }) => [value, label] as const),
  ...commercialTypes.options.map(({ value, label }) => [value, label] as const),
]);

/** The property types of a building type. */
export const typesOf = (buildingType: string): Choices =>
  buildingType === 'commercial' ? commercialTypes : residentialTypes;

export const areaUnits = listed([
  'Sq.ft.',
  'Cent',
  'Sq. Yards',
  'Ares',
  'Acre',
  'Sq. Meter',
  'Bigha',
  'Hectares',
  'Guntha',
  'Marla',
  'Dismil',
  'Biswa',
  'Katha',
]);
export const furnishingStatuses = coded([
  ['furnished', 'Furnished'],
  ['semi_furnished', 'Semi furnished'],
  ['unfurnished', 'Unfurnished'],
]);
export const saleTypes = coded([
  ['resale', 'Resale'],
  ['new_property', 'New property'],
]);
export const availabilities = coded([
  ['under_construction', 'Under construction'],
  ['ready_to_move', 'Ready to move'],
  ['upcoming', 'Upcoming'],
]);
export const ownerships = coded([
  ['freehold', 'Freehold'],
  ['leasehold', 'Leasehold'],
  ['power_of_attorney', 'Power of attorney'],
  ['cooperative_society', 'Cooperative society'],
]);
export const reraStatuses = coded([
  ['registered', 'Registered'],
  ['applied', 'Applied'],
  ['not_applicable', 'Not applicable'],
]);
export const approvingAuthorities = listed(['BDA', 'BMRDA', 'MUDA']);
export const facings = listed([
  'East',
  'South',
  'West',
  'North',
  'South East',
  'South West',
  'North West',
  'North East',
]);
export const floorings = listed([
  'Bamboo',
  'Brick',
  'Carpet',
  'Concrete',
  'Granite',
  'Hardwood',
  'Laminate',
  'Linoleum',
  'Marble',
  'Stone',
  'Terrazzo',
  'Tile',
  'vinyl',
]);
export const ages = listed([
  'Under Construction',
  'New Construction',
  '0 to 5 years',
  '5 to 10 years',
  '10 to 15 years',
  '15 to 20 years',
  'Above 20 years',
]);
export const possessions = listed([
  'Within 3 Months',
  'Within 6 Months',
  'By 2025',
  'By 2026',
  'By 2027',
  'By 2028',
  'By 2029',
]);
const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
export const floorsOfProperty = listed([
  'Basement',
  'Ground',
  '1st',
  '2nd',
  ...counted(3, 22).map((floor) => `${floor}th`),
]);
export const bedroomCounts = listed(['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5']);
export const roomCounts = listed(counted(1, 10));
export const floorCounts = listed(counted(1, 26));
export const additionalRooms = listed(['Pooja Room', 'Study Room', 'Servant Room', 'Other Room']);
export const descriptiveTags = listed([
  'Reputed Builder',
  'Well ventilated',
  'Fully Renovated',
  'Vastu compliant',
  'Spacious',
  'Ample Parking',
  'Gated Society',
  'Tasteful Interiors',
  'Luxury lifestyle',
  'Well Maintained',
  'Plenty of Sunlight',
  'Width of facing Road',
  'Corner Property',
  'Prime Location',
]);
export const defaultAmenities = listed([
  'Car Parking',
  'Power Backup',
  '24x7 Security',
  'Lift',
  'Fitness Center/ Gym',
  'Club House',
  'Rain Water Harvesting',
  'Intercom',
  'Maintenance Staff',
  'Vastu Complaint',
  'Security/ Fire Alarm',
  'Piped Gas',
  'Wifi Connectivity',
  'Swimming Pool',
]);
export const landmarks = listed([
  'Hospitals',
  'School',
  'Bank',
  'Railway Station',
  'ATM',
  'Bus Stop',
  'Airport',
  'Shopping Mall',
  'Metro Station',
]);

/** In upload order (specification 001, section 9). */
export const mediaCategories = coded([
  ['exterior', 'Exterior'],
  ['bedroom', 'Bedroom'],
  ['bathroom', 'Bathroom'],
  ['kitchen', 'Kitchen'],
  ['floor_plan', 'Floor plan'],
  ['location_map', 'Location map'],
  ['other', 'Other'],
]);

/** The items counted in the furnishing detail; never sent. */
export const furnishingItems = listed([
  'Water Purifier',
  'Fan',
  'Fridge',
  'Exhaust Fan',
  'Dining Table',
  'Geyser',
  'Stove',
  'Light',
  'Curtains',
  'Modular Kitchen',
  'TV',
  'Chimney',
  'AC',
  'Bed',
  'Wardrobe',
  'Sofa',
  'Washing Machine',
  'Microwave',
]);
