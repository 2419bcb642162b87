import type { SiteComposition } from '../composition';
import { ClassicHome } from './ClassicHome';
import { ClassicProperty } from './ClassicProperty';
import { look } from './look';

/** The template as the list of templates names it. */
export const classic: SiteComposition = {
  look,
  line: 'Calm and complete, for every home',
  shows: 'farm_house',
  Home: ClassicHome,
  Property: ClassicProperty,
};
