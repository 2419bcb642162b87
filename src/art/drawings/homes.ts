import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { farm } from './farm.tsx';
import { floor } from './floor.tsx';
import { haveli } from './haveli.tsx';
import { office } from './office.tsx';
import { plot } from './plot.tsx';
import { shop } from './shop.tsx';
import { slab } from './slab.tsx';
import { studio } from './studio.tsx';
import { terraces } from './terraces.tsx';
import { tower } from './tower.tsx';
import { villa } from './villa.tsx';
import { warehouse } from './warehouse.tsx';

/** The drawings of homes by name: one per family (`familyNames.ts`), and two more of apartments. */
export const homeDrawings = {
  haveli,
  villa,
  tower,
  slab,
  terraces,
  studio,
  floor,
  farm,
  plot,
  shop,
  office,
  warehouse,
} satisfies Record<string, DrawingPlan>;
