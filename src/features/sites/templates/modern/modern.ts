import type { SiteComposition } from '../composition';
import { look } from './look';
import { ModernHome } from './ModernHome';
import { ModernProperty } from './ModernProperty';

/** The template as the list of templates names it. */
export const modern: SiteComposition = {
  look,
  line: 'Big pictures, sharp type, towers',
  shows: 'flat',
  Home: ModernHome,
  Property: ModernProperty,
};
