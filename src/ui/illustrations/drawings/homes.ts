import type { DrawingPlan } from '../drawingPlan';
import { floor } from './floor';
import { haveli } from './haveli';
import { tower } from './tower';
import { villa } from './villa';

/** Facades, by the family that a property type belongs to (`families.ts`). */
export const homeDrawings = { haveli, villa, tower, floor } satisfies Record<string, DrawingPlan>;
