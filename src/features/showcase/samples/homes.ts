import type { ToneName } from '#src/theme/tones.ts';
import type { OwnerProperty, Project, PropertyType } from './cards.ts';
import { type PictureName, picture } from './picture.ts';

const project = (
  id: string,
  [title, by, place]: readonly [title: string, by: string, place: string],
  [price, bhk]: readonly [price: string, bhk: string],
  image: string,
  status: string,
): Project => ({ id, title, by, location: `${place}, Jaipur`, price, bhk, image, status });

/** High-demand projects. */
export const sampleProjects: readonly Project[] = [
  project(
    'aravali-heights',
    ['Aravali Heights', 'Mor Habitat', 'Jagatpura'],
    ['₹1.15 – 2.40 Cr', '2, 3, 4 BHK Apartments'],
    picture('tower-dusk-3'),
    'New launch',
  ),
  project(
    'kesar-villas',
    ['The Kesar Villas', 'Suryagarh Estates', 'Sirsi Road'],
    ['₹2.85 – 4.10 Cr', '4, 5 BHK Villas'],
    picture('villa-sand-4'),
    'Ready to Move',
  ),
  project(
    'haveli-bagh',
    ['Haveli Bagh', 'Aangan Buildcon', 'Civil Lines'],
    ['₹3.60 – 5.25 Cr', '3, 4 BHK Courtyard homes'],
    picture('haveli-rose-5'),
    'Only 6 left',
  ),
  project(
    'neem-court',
    ['Neem Court', 'Gulmohar Homes', 'Vaishali Nagar'],
    ['₹78 Lac – 1.35 Cr', '3 BHK Builder floors'],
    picture('floor-sand-9'),
    'Under construction',
  ),
  project(
    'amber-greens',
    ['Amber Greens', 'Marudhara Builders', 'Ajmer Road'],
    ['₹24 – 62 Lac', 'Plots of 100 to 300 sq. yards'],
    picture('plot-gold-2'),
    'New launch',
  ),
  project(
    'jal-mahal-court',
    ['Jal Residency', 'Panna Developers', 'Malviya Nagar'],
    ['₹92 Lac – 1.80 Cr', '2, 3 BHK Apartments'],
    picture('tower-rose-8'),
    'Ready to Move',
  ),
  project(
    'sanganer-farms',
    ['Sanganer Farms', 'Khejri Estates', 'Tonk Road'],
    ['₹1.60 – 2.95 Cr', '3, 4 BHK Farm houses'],
    picture('farm-sand-6'),
    'Only 9 left',
  ),
  project(
    'moti-villas',
    ['Moti Doongri Villas', 'Mor Habitat', 'Bani Park'],
    ['₹2.20 – 3.40 Cr', '4 BHK Villas'],
    picture('villa-gold-7'),
    'Under construction',
  ),
];

const kind = (
  id: PropertyType['id'],
  title: string,
  sub: string,
  image: PictureName,
  tone: ToneName,
): PropertyType => ({
  id,
  title,
  sub,
  image: picture(image),
  tone,
});

/** Apartments, Villas and more in Jaipur; the counts are the specification's (001, section 9). */
export const samplePropertyTypes: readonly PropertyType[] = [
  kind('apartment', 'Apartments', '2,000+ properties', 'tower-sand-6', 'peacock'),
  kind('villa', 'Villas', '1,000+ properties', 'villa-rose-10', 'gulabi'),
  kind('builder', 'Builder floors', '550+ properties', 'floor-gold-2', 'marigold'),
  kind('plot', 'Plots', '800+ properties', 'plot-sand-5', 'leaf'),
];

const owned = (id: string, price: string, bhk: string, sqft: string, place: string, img: string): OwnerProperty => ({
  id,
  price,
  bhk,
  sqft,
  area: `${place}, Jaipur`,
  status: 'Ready to Move',
  img,
});

/** Popular Owner Properties. */
export const sampleOwnerProperties: readonly OwnerProperty[] = [
  owned('o1', '₹92 Lac', '3 BHK Flat', '1,580 sq.ft.', 'Malviya Nagar', picture('living-rose-8')),
  owned('o2', '₹64.5 Lac', '2 BHK Flat', '1,120 sq.ft.', 'Mansarovar', picture('kitchen-sand-8')),
  owned('o3', '₹1.85 Cr', '4 BHK Farm house', '3,400 sq.ft.', 'Ajmer Road', picture('farm-gold-8')),
  owned('o4', '₹1.10 Cr', '3 BHK Builder floor', '1,850 sq.ft.', 'Raja Park', picture('floor-dusk-8')),
  owned('o5', '₹48 Lac', '1 BHK Flat', '640 sq.ft.', 'Pratap Nagar', picture('bedroom-dusk-3')),
  owned('o6', '₹2.40 Cr', '5 BHK Villa', '4,100 sq.ft.', 'C-Scheme', picture('villa-dusk-9')),
];

/** The picture beside the text of the sellers' banner. */
export const sellPicture = picture('villa-gold-12');
