import type { SiteComposition } from '../composition';
import { look } from './look';
import { MinimalHome } from './MinimalHome';
import { MinimalProperty } from './MinimalProperty';

/** The template as the list of templates names it. */
export const minimal: SiteComposition = {
  look,
  line: 'White space first, then pictures',
  shows: 'builder_floor',
  Home: MinimalHome,
  Property: MinimalProperty,
};
