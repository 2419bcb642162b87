import type { DrawingPlan } from '../drawingPlan';
import { farm } from './farm';
import { floor } from './floor';
import { haveli } from './haveli';
import { office } from './office';
import { plot } from './plot';
import { shop } from './shop';
import { tower } from './tower';
import { villa } from './villa';
import { warehouse } from './warehouse';

/** Facades, by the family that a property type belongs to (`families.ts`). */
export const homeDrawings = { haveli, villa, tower, floor, farm, plot, shop, office, warehouse } satisfies Record<
  string,
  DrawingPlan
>;
