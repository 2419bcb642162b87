import type { Mood } from '#src/theme/drawingMoods.ts';
import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { agra } from './cities/agra.tsx';
import { ahmedabad } from './cities/ahmedabad.tsx';
import { bengaluru } from './cities/bengaluru.tsx';
import { bhopal } from './cities/bhopal.tsx';
import { chandigarh } from './cities/chandigarh.tsx';
import { chennai } from './cities/chennai.tsx';
import { delhi } from './cities/delhi.tsx';
import { goa } from './cities/goa.tsx';
import { gurugram } from './cities/gurugram.tsx';
import { hyderabad } from './cities/hyderabad.tsx';
import { indore } from './cities/indore.tsx';
import { jaipur } from './cities/jaipur.tsx';
import { jodhpur } from './cities/jodhpur.tsx';
import { kochi } from './cities/kochi.tsx';
import { kolkata } from './cities/kolkata.tsx';
import { lucknow } from './cities/lucknow.tsx';
import { mumbai } from './cities/mumbai.tsx';
import { mysuru } from './cities/mysuru.tsx';
import { nagpur } from './cities/nagpur.tsx';
import { pune } from './cities/pune.tsx';
import { udaipur } from './cities/udaipur.tsx';
import { vadodara } from './cities/vadodara.tsx';
import { varanasi } from './cities/varanasi.tsx';
import { visakhapatnam } from './cities/visakhapatnam.tsx';

interface CityDrawing {
  readonly name: string;
  readonly landmark: string;
  readonly plan: DrawingPlan;
  /** A mood that suits the city, and differs from its neighbours' when all cities are listed in this order. */
  readonly mood: Mood;
}

/** Cities and their landmarks by slug. */
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
