import type { TemplateDefinition } from '../template.ts';
import { MinimalHome } from './MinimalHome.tsx';
import { MinimalProperty } from './MinimalProperty.tsx';
import { templateTheme } from './theme.ts';

/** The template as the list of templates names it. */
export const minimal: TemplateDefinition = {
  templateTheme,
  line: 'White space first, then pictures',
  shows: 'builder_floor',
  Home: MinimalHome,
  Property: MinimalProperty,
};
