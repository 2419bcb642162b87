import type { DrawingPlan } from '../drawingPlan';
import { farm } from './farm';
import { floor } from './floor';
import { haveli } from './haveli';
import { plot } from './plot';
import { tower } from './tower';
import { villa } from './villa';

/** Facades, by the family that a property type belongs to (`families.ts`). */
export const homeDrawings = { haveli, villa, tower, floor, farm, plot } satisfies Record<string, DrawingPlan>;
