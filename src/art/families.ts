import { homeDrawings } from './drawings/homes.ts';
import { roomDrawings } from './drawings/rooms.ts';
import { familyOf } from './familyNames.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';

/** The drawing of the facade of a property type. */
export const planOf = (propertyType: string): DrawingPlan => homeDrawings[familyOf(propertyType)];

const rooms: Readonly<Record<string, DrawingPlan>> = roomDrawings;

/** The drawing for a listing's picture: the room of its category, otherwise the facade of the property type. */
export function photoPlanOf(propertyType: string, category: string): DrawingPlan {
  return rooms[category] ?? planOf(propertyType);
}
