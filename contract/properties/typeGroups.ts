import { commercialTypes } from './choices.ts';

/** The group of property types with comparable price and use: homes to live in, business premises, or land. */
export const groupOf = (type: string): 'residential' | 'commercial' | 'land' =>
  /land|plot/.test(type)
    ? 'land'
    : commercialTypes.values.some((value) => value === type)
      ? 'commercial'
      : 'residential';
