import type { SiteTemplate } from '../../../contract/templates';
import type { SiteLook } from './siteLook';
import { classic } from './templates/classic';
import { heritage } from './templates/heritage';
import { luxury } from './templates/luxury';
import { minimal } from './templates/minimal';
import { modern } from './templates/modern';

/** Every template's look. */
export const siteLooks: Record<SiteTemplate, SiteLook> = { classic, modern, luxury, minimal, heritage };
