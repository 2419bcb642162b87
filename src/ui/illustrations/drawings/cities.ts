import type { Mood } from '../../../theme/drawingMoods';
import type { DrawingPlan } from '../drawingPlan';
import { agra } from './cities/agra';
import { ahmedabad } from './cities/ahmedabad';
import { bengaluru } from './cities/bengaluru';
import { bhopal } from './cities/bhopal';
import { chandigarh } from './cities/chandigarh';
import { chennai } from './cities/chennai';
import { delhi } from './cities/delhi';
import { goa } from './cities/goa';
import { gurugram } from './cities/gurugram';
import { hyderabad } from './cities/hyderabad';
import { indore } from './cities/indore';
import { jaipur } from './cities/jaipur';
import { jodhpur } from './cities/jodhpur';
import { kochi } from './cities/kochi';
import { kolkata } from './cities/kolkata';
import { lucknow } from './cities/lucknow';
import { mumbai } from './cities/mumbai';
import { mysuru } from './cities/mysuru';
import { nagpur } from './cities/nagpur';
import { pune } from './cities/pune';
import { udaipur } from './cities/udaipur';
import { vadodara } from './cities/vadodara';
import { varanasi } from './cities/varanasi';
import { visakhapatnam } from './cities/visakhapatnam';

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
  chennai: { name: 'Chennai', landmark: 'Kapaleeshwarar temple', plan: chennai, mood: 'sand' },
  pune: { name: 'Pune', landmark: 'Shaniwar Wada', plan: pune, mood: 'gold' },
  ahmedabad: { name: 'Ahmedabad', landmark: 'Atal Bridge', plan: ahmedabad, mood: 'rose' },
  gurugram: { name: 'Gurugram', landmark: 'Cyber City', plan: gurugram, mood: 'dusk' },
  lucknow: { name: 'Lucknow', landmark: 'Rumi Darwaza', plan: lucknow, mood: 'gold' },
  chandigarh: { name: 'Chandigarh', landmark: 'Palace of Assembly', plan: chandigarh, mood: 'sand' },
  kochi: { name: 'Kochi', landmark: 'Chinese fishing nets', plan: kochi, mood: 'gold' },
  goa: { name: 'Goa', landmark: 'Church at Panaji', plan: goa, mood: 'sand' },
  indore: { name: 'Indore', landmark: 'Rajwada', plan: indore, mood: 'rose' },
  nagpur: { name: 'Nagpur', landmark: 'Deekshabhoomi', plan: nagpur, mood: 'sand' },
  bhopal: { name: 'Bhopal', landmark: 'Taj-ul-Masajid', plan: bhopal, mood: 'rose' },
  vadodara: { name: 'Vadodara', landmark: 'Laxmi Vilas Palace', plan: vadodara, mood: 'gold' },
  visakhapatnam: { name: 'Visakhapatnam', landmark: 'Kursura submarine', plan: visakhapatnam, mood: 'sand' },
  mysuru: { name: 'Mysuru', landmark: 'Mysuru Palace', plan: mysuru, mood: 'dusk' },
  agra: { name: 'Agra', landmark: 'Taj Mahal', plan: agra, mood: 'rose' },
  jodhpur: { name: 'Jodhpur', landmark: 'Mehrangarh', plan: jodhpur, mood: 'gold' },
  udaipur: { name: 'Udaipur', landmark: 'Lake Palace', plan: udaipur, mood: 'dusk' },
  varanasi: { name: 'Varanasi', landmark: 'The ghats', plan: varanasi, mood: 'rose' },
} satisfies Record<string, CityDrawing>;
