import type { DrawingPlan } from '../drawingPlan';
import { bathroom } from './bathroom';
import { bedroom } from './bedroom';
import { floorPlan } from './floorPlan';
import { kitchen } from './kitchen';
import { living } from './living';
import { locationMap } from './locationMap';

/** Rooms, floor plan and map, for a home's own pictures. */
export const roomDrawings = {
  living,
  bedroom,
  kitchen,
  bathroom,
  floor_plan: floorPlan,
  location_map: locationMap,
} satisfies Record<string, DrawingPlan>;
