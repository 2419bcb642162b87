import { seedOf } from '#src/theme/initials.ts';
import { homeDrawings } from './drawings/homes.ts';
import { familyOf } from './familyNames.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';

// Flats are the most frequent, so they have three compositions.
const apartments = [homeDrawings.tower, homeDrawings.slab, homeDrawings.terraces] as const;

/** The drawing for a property type; for apartments, the record's id selects one of three. */
export const planOf = (propertyType: string, seed: number | string): DrawingPlan => {
  const family = familyOf(propertyType);
  const apartment = apartments[seedOf(String(seed)) % apartments.length];
  return family === 'tower' && apartment ? apartment : homeDrawings[family];
};
