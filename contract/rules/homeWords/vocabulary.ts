import type { HomeFilter } from '#contract/homes/choices.ts';

type Meaning = readonly [filter: HomeFilter, value: string];

// Longer phrases win over shorter ones. Words are separated by one space; a dash in a search counts as one.
const phrases: readonly (readonly [Meaning, string])[] = [
  [['type', 'flat'], 'flat, flats, apartment, apartments, appartment, फ्लैट'],
  [
    ['type', 'independent_house'],
    'house, houses, independent house, independent houses, individual house, kothi, bungalow, bunglow, makan, makaan, row house, duplex, मकान',
  ],
  [['type', 'builder_floor'], 'builder floor, builder floors, independent floor, floor, floors'],
  [['type', 'farm_house'], 'farm house, farm houses, farmhouse, farmhouses'],
  [
    ['type', 'residential_land'],
    'plot, plots, residential plot, residential plots, residential land, land, zameen, zamin, jameen, प्लॉट',
  ],
  [['type', 'penthouse'], 'penthouse, penthouses, pent house'],
  [['type', 'studio_apartment'], 'studio, studios, studio apartment, studio apartments, studio flat, studio flats'],
  [['type', 'villa'], 'villa, villas, vila'],
  [['type', 'commercial_shop'], 'shop, shops, commercial shop, commercial shops, dukan, दुकान'],
  [['type', 'showroom'], 'showroom, showrooms, show room'],
  [['type', 'office_space'], 'office, offices, office space, office spaces, commercial office'],
  [['type', 'business_center'], 'business center, business centre, business park'],
  [
    ['type', 'farm_agricultural_land'],
    'agricultural land, agriculture land, farm land, farmland, farming land, khet, farm agricultural land',
  ],
  [['type', 'commercial_plot'], 'commercial plot, commercial plots, commercial land'],
  [['type', 'industrial_land'], 'industrial land, industrial plot, industrial plots'],
  [['type', 'guest_house'], 'guest house, guest houses, guesthouse'],
  [['type', 'hotel_restaurant'], 'hotel, hotels, restaurant, restaurants'],
  [['type', 'warehouse_godown'], 'warehouse, warehouses, godown, godowns, godam'],
  [['type', 'factory'], 'factory, factories'],
  [['building_type', 'residential'], 'residential'],
  [['building_type', 'commercial'], 'commercial'],
  [['availability', 'ready_to_move'], 'ready, ready to move, ready to move in, ready possession, immediate possession'],
  [['availability', 'under_construction'], 'under construction, underconstruction'],
  [['availability', 'upcoming'], 'upcoming, new launch, pre launch, prelaunch'],
  [['furnishing', 'furnished'], 'furnished, fully furnished, full furnished'],
  [['furnishing', 'semi_furnished'], 'semi furnished, semifurnished'],
  [['furnishing', 'unfurnished'], 'unfurnished, un furnished, not furnished'],
  [['ownership', 'freehold'], 'freehold, free hold'],
  [['ownership', 'leasehold'], 'leasehold, lease hold'],
  [['ownership', 'power_of_attorney'], 'power of attorney, poa'],
  [['ownership', 'cooperative_society'], 'cooperative society, co operative society'],
  [['rera', 'registered'], 'rera, rera registered, rera approved, rera number, with rera'],
  [['photos', 'true'], 'photos, with photos, with pictures, with images'],
  [['amenities', 'Car Parking'], 'parking, car parking, with parking, covered parking'],
  [['amenities', 'Power Backup'], 'power backup, power back up, generator'],
  [['amenities', '24x7 Security'], '24 x 7 security, 24 7 security, gated security'],
  [['amenities', 'Lift'], 'lift, lifts, elevator, with lift'],
  [['amenities', 'Fitness Center/ Gym'], 'gym, fitness center, fitness centre, gymnasium'],
  [['amenities', 'Club House'], 'club house, clubhouse'],
  [['amenities', 'Rain Water Harvesting'], 'rain water harvesting, rainwater harvesting'],
  [['amenities', 'Intercom'], 'intercom'],
  [['amenities', 'Piped Gas'], 'piped gas, gas pipeline'],
  [['amenities', 'Wifi Connectivity'], 'wifi, wi fi, internet'],
  [['amenities', 'Swimming Pool'], 'swimming pool, pool, swimming'],
  ...(
    [
      ['East', 'east, purab'],
      ['West', 'west, paschim'],
      ['North', 'north, uttar'],
      ['South', 'south, dakshin'],
      ['North East', 'north east, northeast'],
      ['North West', 'north west, northwest'],
      ['South East', 'south east, southeast'],
      ['South West', 'south west, southwest'],
    ] as const
  ).map(
    ([facing, names]) =>
      [
        ['facing', facing],
        names
          .split(', ')
          .map((name) => `${name} facing, ${name} face, facing ${name}`)
          .join(', '),
      ] as const,
  ),
];

/** What a phrase means. */
export const meanings: ReadonlyMap<string, Meaning> = new Map(
  phrases.flatMap(([meaning, words]) => words.split(', ').map((phrase) => [phrase, meaning] as const)),
);

/** The length of the longest phrase, in words. */
export const LONGEST_PHRASE = 5;

/** Words that say nothing about a home: they are not searched for. */
export const noise: ReadonlySet<string> = new Set(
  (
    'a, an, the, in, at, on, for, of, to, and, or, with, near, nearby, by, around, close, next, from, is, are, i, me, my, want, need, ' +
    'looking, find, show, search, buy, buying, sale, sell, purchase, property, properties, home, homes, ghar, please, only, any, ' +
    'budget, price, rate, cost, rs, inr, rupees, area, size, location, mein, main, ka, ki, ke, ko, se, paas, pass, wala, wali, chahiye, hai, best, good, ' +
    'cheap, sasta, sasti, saste, flats, having, नगर में, में, के, पास'
  ).split(', '),
);
