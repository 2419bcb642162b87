import type { SiteTemplate } from '../../../contract/templates';
import { classic } from './classic';
import { heritage } from './heritage';
import { luxury } from './luxury';
import { minimal } from './minimal';
import { modern } from './modern';
import type { SiteLook } from './siteLook';

/** Every template's look. */
export const siteLooks: Record<SiteTemplate, SiteLook> = { classic, modern, luxury, minimal, heritage };
