import type { SiteTemplate } from '#contract/templates.ts';
import type { TemplateDefinition } from '../parts/template.ts';
import { classic } from './classic/classic.ts';
import { heritage } from './heritage/heritage.ts';
import { luxury } from './luxury/luxury.ts';
import { minimal } from './minimal/minimal.ts';
import { modern } from './modern/modern.ts';

/** All templates. Each is a folder with an entry here. */
export const templates: Readonly<Record<SiteTemplate, TemplateDefinition>> = {
  classic,
  modern,
  luxury,
  minimal,
  heritage,
};
