import type { DrawingPlan } from '../drawingPlan';
import { bathroom } from './bathroom';
import { bedroom } from './bedroom';
import { kitchen } from './kitchen';
import { living } from './living';

/** Rooms, for a home's own pictures. */
export const roomDrawings = { living, bedroom, kitchen, bathroom } satisfies Record<string, DrawingPlan>;
