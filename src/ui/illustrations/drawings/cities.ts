import type { Mood } from '../../../theme/drawings';
import type { DrawingPlan } from '../drawingPlan';
import { bengaluru } from './cities/bengaluru';
import { delhi } from './cities/delhi';
import { hyderabad } from './cities/hyderabad';
import { jaipur } from './cities/jaipur';
import { kolkata } from './cities/kolkata';
import { mumbai } from './cities/mumbai';

interface CityDrawing {
  readonly name: string;
  readonly landmark: string;
  readonly plan: DrawingPlan;
  /** The light that suits it, and that differs from its neighbours' where all cities stand in this order. */
  readonly mood: Mood;
}

/** Cities by landmark, under their slugs. */
export const cityDrawings = {
  mumbai: { name: 'Mumbai', landmark: 'Gateway of India', plan: mumbai, mood: 'gold' },
  delhi: { name: 'Delhi', landmark: 'India Gate', plan: delhi, mood: 'dusk' },
  bengaluru: { name: 'Bengaluru', landmark: 'Vidhana Soudha', plan: bengaluru, mood: 'sand' },
  hyderabad: { name: 'Hyderabad', landmark: 'Charminar', plan: hyderabad, mood: 'gold' },
  kolkata: { name: 'Kolkata', landmark: 'Howrah Bridge', plan: kolkata, mood: 'dusk' },
  jaipur: { name: 'Jaipur', landmark: 'Hawa Mahal', plan: jaipur, mood: 'rose' },
} satisfies Record<string, CityDrawing>;
