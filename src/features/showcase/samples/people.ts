import type { Seller } from './cards.ts';

const seller = (
  id: string,
  name: string,
  badge: Seller['badge'],
  areas: readonly string[],
  years: number,
  properties: number,
): Seller => ({ id, name, badge, areas, years, properties, avatar: '' });

/** Recommended sellers. */
export const sampleSellers: readonly Seller[] = [
  seller('s1', 'Asha Mehta', 'HOUSING EXPERT PRO', ['Vaishali Nagar', 'C-Scheme', 'Bani Park'], 14, 86),
  seller('s2', 'Vikram Rathore', 'HOUSING EXPERT PRO', ['Jagatpura', 'Pratap Nagar'], 9, 64),
  seller('s3', 'Farah Qureshi', 'HOUSING EXPERT', ['Raja Park', 'Adarsh Nagar'], 7, 41),
  seller('s4', 'Devendra Saini', 'HOUSING EXPERT', ['Mansarovar', 'Tonk Road', 'Sanganer'], 11, 58),
  seller('s5', 'Ishita Bhargava', 'HOUSING EXPERT PRO', ['Malviya Nagar', 'Jhotwara'], 12, 73),
  seller('s6', 'Harpreet Gill', 'HOUSING EXPERT', ['Ajmer Road', 'Sirsi Road'], 6, 37),
];
