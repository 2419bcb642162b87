import type { DrawingPlan } from '../drawingPlan';
import { haveli } from './haveli';

/** Facades, by the family that a property type belongs to (`families.ts`). */
export const homeDrawings = { haveli } satisfies Record<string, DrawingPlan>;
