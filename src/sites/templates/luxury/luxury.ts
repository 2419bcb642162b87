import type { TemplateDefinition } from '../template.ts';
import { LuxuryHome } from './LuxuryHome.tsx';
import { LuxuryProperty } from './LuxuryProperty.tsx';
import { templateTheme } from './theme.ts';

/** The template as the list of templates names it. */
export const luxury: TemplateDefinition = {
  templateTheme,
  line: 'Dark and slow, for a few fine homes',
  shows: 'villa',
  Home: LuxuryHome,
  Property: LuxuryProperty,
};
