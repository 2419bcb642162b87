import type { SiteComposition } from '../composition';
import { HeritageHome } from './HeritageHome';
import { HeritageProperty } from './HeritageProperty';
import { look } from './look';

/** The template as the list of templates names it. */
export const heritage: SiteComposition = {
  look,
  line: 'Cream and wine, for old-city homes',
  shows: 'guest_house',
  Home: HeritageHome,
  Property: HeritageProperty,
};
