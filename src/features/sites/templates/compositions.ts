import type { SiteTemplate } from '../../../../contract/templates';
import { classic } from './classic/classic';
import type { SiteComposition } from './composition';
import { heritage } from './heritage/heritage';
import { luxury } from './luxury/luxury';
import { minimal } from './minimal/minimal';
import { modern } from './modern/modern';

/** Every template: a folder each, and its line here. */
export const compositions: Readonly<Record<SiteTemplate, SiteComposition>> = {
  classic,
  modern,
  luxury,
  minimal,
  heritage,
};
