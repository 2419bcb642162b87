import type { SiteComposition } from '../composition';
import { LuxuryHome } from './LuxuryHome';
import { LuxuryProperty } from './LuxuryProperty';
import { look } from './look';

/** The template as the list of templates names it. */
export const luxury: SiteComposition = {
  look,
  line: 'Dark and slow, for a few fine homes',
  shows: 'villa',
  Home: LuxuryHome,
  Property: LuxuryProperty,
};
