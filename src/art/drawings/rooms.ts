import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { bathroom } from './bathroom.tsx';
import { bedroom } from './bedroom.tsx';
import { floorPlan } from './floorPlan.tsx';
import { kitchen } from './kitchen.tsx';
import { living } from './living.tsx';
import { locationMap } from './locationMap.tsx';

/** Rooms, floor plan and map by picture category. */
export const roomDrawings = {
  living,
  bedroom,
  kitchen,
  bathroom,
  floor_plan: floorPlan,
  location_map: locationMap,
} satisfies Record<string, DrawingPlan>;
