import type { DrawingPlan } from './drawingPlan';
import { homeDrawings } from './drawings/homes';
import { roomDrawings } from './drawings/rooms';

// The first word that a type holds decides; what matches none is a flat, and flats stand in towers.
const words: readonly (readonly [word: string, plan: DrawingPlan])[] = [
  ['haveli', homeDrawings.haveli],
  ['hotel', homeDrawings.haveli],
  ['guest', homeDrawings.haveli],
  ['agricultural', homeDrawings.plot],
  ['farm', homeDrawings.farm],
  ['plot', homeDrawings.plot],
  ['land', homeDrawings.plot],
  ['floor', homeDrawings.floor],
  ['shop', homeDrawings.shop],
  ['showroom', homeDrawings.shop],
  ['office', homeDrawings.office],
  ['business', homeDrawings.office],
  ['warehouse', homeDrawings.warehouse],
  ['factory', homeDrawings.warehouse],
  ['penthouse', homeDrawings.tower],
  ['villa', homeDrawings.villa],
  ['house', homeDrawings.villa],
];

/** The facade that a property type is drawn as. */
export function planOf(propertyType: string): DrawingPlan {
  return words.find(([word]) => propertyType.toLowerCase().includes(word))?.[1] ?? homeDrawings.tower;
}

const rooms: Readonly<Record<string, DrawingPlan>> = roomDrawings;

/** What a listing's picture shows, drawn: the room by its category, the facade by the property's type. */
export function photoPlanOf(propertyType: string, category: string): DrawingPlan {
  return rooms[category] ?? planOf(propertyType);
}
