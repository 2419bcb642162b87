import { commercialTypes } from './choices.ts';

/** What a property type compares with in price and use: homes to live in, premises of a business, or land. */
export const groupOf = (type: string): 'residential' | 'commercial' | 'land' =>
  /land|plot/.test(type)
    ? 'land'
    : commercialTypes.values.some((value) => value === type)
      ? 'commercial'
      : 'residential';
