import { homeDrawings } from './drawings/homes.ts';
import { roomDrawings } from './drawings/rooms.ts';
import { familyOf } from './familyNames.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';

/** The facade that a property type is drawn as. */
export const planOf = (propertyType: string): DrawingPlan => homeDrawings[familyOf(propertyType)];

const rooms: Readonly<Record<string, DrawingPlan>> = roomDrawings;

/** What a listing's picture shows, drawn: the room by its category, the facade by the property's type. */
export function photoPlanOf(propertyType: string, category: string): DrawingPlan {
  return rooms[category] ?? planOf(propertyType);
}
