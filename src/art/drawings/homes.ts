import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { farm } from './farm.tsx';
import { floor } from './floor.tsx';
import { haveli } from './haveli.tsx';
import { office } from './office.tsx';
import { plot } from './plot.tsx';
import { shop } from './shop.tsx';
import { tower } from './tower.tsx';
import { villa } from './villa.tsx';
import { warehouse } from './warehouse.tsx';

/** The facades by the family of a property type (`families.ts`). */
export const homeDrawings = { haveli, villa, tower, floor, farm, plot, shop, office, warehouse } satisfies Record<
  string,
  DrawingPlan
>;
